### “The Silent Bell”, a storybook of Purrlour’s own: passages to be read aloud.
### .child: the same for small children.

## The Silent Bell

book-title = The Silent Bell

story-book-before = Under the castle of Brindlewick, below the larder floor, lies Underlarder, a borough of mice with four lanes, one bakery and a bell. The bell is no bigger than a thimble. It hangs over the warm bricks of the kitchen hearth, and it is rung at dusk, every dusk, for as long as anybody’s grandmother remembers. Its note runs along beams and pipes, and wherever it goes, the damp goes away. The mice call it the Hearth Bell. They have never had to ask themselves what would happen if it stopped.
    .child = Under a big castle there is a little town of mice. They have a bell as small as a thimble. When it rings, the burrows stay warm and dry.

## Chapter 1

chapter-ch1 = The Silent Bell

story-ch1-before = The evening the bell fell dumb, nobody noticed at first. Pell the ringer pulled her cord as always; the bell swung, and made no sound. She climbed up to look. Where the clapper should hang there was a clean, bright cut. In the larder above, four mice on a late errand heard something else instead: boots. Rats’ boots, on the flagstones, between them and every way home. Far across the kitchen garden, on the old bell post, hangs the alarm that wakes the whole borough. Somebody has to get there, and there is nobody else.
    .child = The bell does not ring any more: somebody has taken its clapper! Four brave mice must run to the garden and sound the alarm.

story-ch1-goal = Bring every free mouse to the bell post in the Kitchen Garden, with no minion left in the room.
    .child = Everybody to the bell post in the garden!

story-ch1-t1-orange = The lamp in the larder has burned low. Jars stand on the long shelf like a row of moons, and between them something scratches. A few rats sit on the flagstones and play at knucklebones, with their spears across their knees. So this is where the night begins.
    .child = It is dark in the larder. Rats sit on the floor, and something scratches on the shelf.

story-ch1-t1-blue = Here, where four burrows meet, the lanes of Underlarder begin. It ought to smell of bread. It smells of wet wood, and on the joists the first drops hang like glass beads.
    .child = You are under the floor. It should be warm here, but it is getting damp.

story-ch1-t3-orange = A feast was begun here and not finished: hills of pastry, lakes of sauce, a candle the size of a tower. High above you, on the edge of the great table, hangs a key on a blue ribbon. The larder’s back door has just such a lock.
    .child = On the great table there is cake, and a key on a blue ribbon. That key could be useful!

story-ch1-t3-blue = Between panel and wall runs a slot no wider than a book. Dust lies on it like snow. In the dust there are prints, and they are not the prints of mice.
    .child = It is narrow and dusty here. Somebody with big paws has walked this way.

story-ch1-t4-orange = The guards of the castle are asleep in their beds upstairs, and others keep their watch. Pikes are stacked into a pillar in the middle of the hall. Behind it somebody is counting cheese, aloud and not very well.
    .child = This is the hall of the guards. Behind a heap of pikes somebody counts cheese.

story-ch1-t4-blue = The walls of this crossroads have been gnawed, not dug. Bones lie about, small ones. On a nail somebody has hung a sign in rats’ letters: NO MICE. You are rather proud to have read it.
    .child = These are the rats’ roads. A sign says: NO MICE!

story-ch1-t7-blue = Roots come down through the ceiling like the ribs of a ship. Somebody has set traps between them, neatly, one by one, the way a gardener sets bulbs. Somebody knew that mice would come this way.
    .child = Look out: somebody has set traps between the roots!

story-ch1-t7-orange = Air! It is a night of few stars, and the cabbages are silver with dew. In the middle of the beds rises the post with the alarm bell under its little roof. It is a long climb, and the garden is not empty.
    .child = You are in the garden. The post with the alarm bell is in the middle. Up you go!

story-ch1-larder-key = The ribbon is slippery with gravy, but the key comes away. It is as long as a mouse and twice as cold. The back door of the larder, the short way to the garden, is yours.
    .child = You have the key! The short way is open.

story-ch1-sliding-plate = A plate tilts, slides and takes everything on it for a ride.
    .child = Whoops, a plate slides away!

story-ch1-garden-surge = The earth between two cabbages heaves. First come the feelers, then legs, and legs, and legs: something long has been woken by all this running.
    .child = Something with very many legs crawls out of the ground!

story-ch1-won = All together you grab the alarm rope and pull. It is a thin, cross little bell, but it can be heard from the cellars to the roof. In Underlarder doors fly open; lights run along the lanes; the boots turn on their heels. Pell comes last, out of breath. Round the post’s rope somebody once wound a cord of red wool, the old cord of the Hearth Bell. She unwinds it, and ties a piece of it round each of your wrists.
    .child = You ring the alarm! All the mice wake up, and the rats run away. Old Pell gives you a red cord.

story-ch1-lost = The lamp in the larder goes out, and with it the last of the evening. No alarm rings. In the lanes of Underlarder the mice pull their blankets up and wonder why it is so cold. But a story is only lost if nobody begins it again.
    .child = This time it did not work. Try again!

story-ch1-recap = The Hearth Bell fell silent, for somebody had cut out its clapper. Four mice, caught among rats in the larder, set out to reach the alarm in the kitchen garden.
    .child = The bell lost its clapper, and four mice ran to wake everybody.

rule-ch1-first-trap = Once in this chapter a failed trap test may be rolled again.
rule-ch1-locked-door = The Larder’s south door stays locked until you have the key from the Great Table.
rule-ch1-larder-key = Searching on the table: a star brings the larder key instead of a card.
rule-ch1-sliding-plate = A mouse on the table that rolls a { $ch1_move_roll_if_number_is } for its move takes { $ch1_move_roll_hit ->
        [one] { $ch1_move_roll_hit } hit
       *[other] { $ch1_move_roll_hit } hits
    } from a sliding plate.
rule-ch1-root-traps = In the Root Tunnels the encounter also brings mousetraps.
rule-ch1-garden-surge = The first surge in the Kitchen Garden brings { $ch1_surge_t7_orange_spawn_centipede ->
        [1] a centipede
       *[other] { $ch1_surge_t7_orange_spawn_centipede } centipedes
    }.
rule-ch1-side-quest = If you end with a party item in the stash, levelling up costs { $ch2_passive_level_cost_less } cheese less in the next chapter.

## Chapter 2

chapter-ch2 = Down the Drain

story-ch2-before = By morning there is mould on the bakery wall. By noon there is a puddle in Mill Lane that was never there before. Somebody must have seen the thief; and somebody did. Tansy the lamplighter, who goes round at dusk with her ladder and her can of oil, has not come home. From her last lamp a trail of drops leads across the scullery, over the rim of the drain, and down. If you hold your breath, you can hear it far below: water, and a voice that is singing to keep up its courage.
    .child = Tansy lights the lamps, and she has seen the thief. But she did not come home! Her trail leads down into the drain.

story-ch2-goal = Free Tansy from her cage in the Cistern, carry her to the hub of the burrows Under the Larder, and explore the way up there.
    .child = Free Tansy and bring her home!

story-ch2-t2-orange = The scullery tiles are wet and shine like a lake at night. Oil makes rainbows on them. From the plate rack feelers look down at you; roaches, too, like a clean kitchen.
    .child = The floor is wet and slippery. Roaches! One even sits on the plate rack.

story-ch2-t2-blue = The drain is a street, if a street were full of brown water in a hurry. It comes out of one dark and goes into another. On the near bank lies a heap of corks, which is the kind of thing a drain collects.
    .child = Brown water rushes past. Do not fall in! There are corks on the bank.

story-ch2-t1-orange = The larder, by day, is only a larder: sun in the dust, and a fly that cannot make up its mind. But behind the flour sack somebody holds his breath, and it is nobody you know.
    .child = You are back in the larder. Somebody hides behind the flour.

story-ch2-t1-blue = Home, nearly. The burrows smell of wet wool, and doors that should stand open are shut. One more lane, one more turn, and up by the sack there is lamplight.
    .child = You are nearly home. Only a little way now!

story-ch2-t6-orange = Wheels as big as cartwheels turn here, tooth into tooth, and between them hang the weights of the tower clock. Nobody has ever asked the clock whether it minds mice.
    .child = Big wheels go round and round. Mind your tails!

story-ch2-t6-blue = The cistern is round, and its water turns slowly, the way a thought turns, towards a black hole in the floor. On the far side a birdcage stands half in the water. In it sits a small mouse with an oilcan in her lap. “Mind the spider,” says Tansy. “She has been very patient.”
    .child = There is Tansy, in a birdcage! But a spider keeps watch.

story-ch2-t8-orange = Pipes run across the dark like the branches of an iron tree, and most of them are hot. Below them there is nothing at all. One does not have to look.
    .child = You walk on hot pipes, high up. Hold on tight!

story-ch2-t8-blue = Behind its little window the boiler has one red eye. Ash lies knee-deep, soft as feathers, and hides every hole. Whoever stumbles here raises a cloud that can be seen from everywhere.
    .child = Soft ash is everywhere. If you stumble, everybody will see the dust.

story-ch2-tansy-found = The cage has a lock, but the lock has a rusty tooth. It wants patience, a clever paw, or something long to pry with.
    .child = The cage is locked. Who is clever with locks?

story-ch2-tansy-free = The lock gives a small sigh, and the door swings open. Tansy stands up, finds that her foot has gone to sleep, and sits down on somebody’s shoulder. “I will tell you everything,” she says, “but not here.”
    .child = Tansy is free! She rides on your shoulder.

story-ch2-tansy-lost = The water takes one more turn, and the song breaks off in the middle of a verse.
    .child = The water has carried Tansy away.

story-ch2-rising-water = Somewhere above a plug is pulled. The water comes up by a paw’s breadth, and it pulls harder than before.
    .child = The water rises. It is harder to climb out now.

story-ch2-cork-boots = Among the corks there are two that somebody has hollowed out, and fitted with laces. Some mouse before you has thought about this drain.
    .child = Boots made of cork! With these, nobody sinks.

story-ch2-ash = A cloud of ash goes up. Somewhere a rat says: “There!”
    .child = Puff! Now they know where you are.

story-ch2-won = Wrapped in three blankets, Tansy tells it by the bakery oven. Captain Vurst’s rats took the clapper; that surprises nobody. But they did not want it for themselves. Behind them stood somebody tall, in grey, with eyes like two lanterns, and paid them in cheese by the wheel. “She did not like my lamp,” says Tansy. “She asked me to put it out, ever so politely. I would not, and that is how I came by the cage.” She lights the wick, and gives you the lamp.
    .child = Tansy is home! A grey lady with eyes like lanterns has paid the rats. Tansy gives you her lamp.

story-ch2-lost = The water has the last word, as water does. In Underlarder a lamp stays dark that was never dark before. Listen, though: somewhere below, somebody is still singing.
    .child = Tansy is still waiting. Try again!

story-ch2-recap = The damp is creeping into Underlarder. Tansy the lamplighter saw who stole the clapper and vanished down the drain; the mice went after her, into the pipes and the cistern.
    .child = The mice went down the drain to save Tansy, who knew the thief.

rule-ch2-rising-water = From page { $ch2_passive_dice_water_if_page_least } on, rolls to leave water have { $ch2_passive_dice_water_less ->
        [1] one fewer die
       *[other] { $ch2_passive_dice_water_less } fewer dice
    }, but at least one.
rule-ch2-tansy = On or next to Tansy’s space a mouse may, as an action, roll its lore: a star opens the cage. If the fork lies on the mouse’s space or next to it, the cage opens without a roll.
rule-ch2-carry = Who carries Tansy moves { $ch2_drag_tansy ->
        [one] { $ch2_drag_tansy } fewer space
       *[other] { $ch2_drag_tansy } fewer spaces
    }; she is passed on by share, stays where her carrier is captured, and drifts in water like a mouse.
rule-ch2-tansy-swept = If water carries Tansy off the tile, the chapter is lost.
rule-ch2-drain = In the Drain there are no ambushes.
rule-ch2-cork-boots = Once, searching by the corks at s1 in the Drain: a star brings the Cork Boots.
rule-ch2-cistern = In the Cistern { $ch2_enter_t6_blue_spawn_spider ->
        [1] a spider
       *[other] { $ch2_enter_t6_blue_spawn_spider } spiders
    } and { $ch2_enter_t6_blue_spawn_roach ->
        [1] a roach
       *[other] { $ch2_enter_t6_blue_spawn_roach } roaches
    } wait instead of an encounter card.
rule-ch2-cistern-surge = A surge in the Cistern brings { $ch2_surge_t6_blue_spawn_roach ->
        [1] a roach
       *[other] { $ch2_surge_t6_blue_spawn_roach } roaches
    }.
rule-ch2-ash = When a mouse is knocked down in the Boiler Pit, { $ch2_down_wheel } cheese goes on the wheel.

## Chapter 3

chapter-ch3 = The Cat’s Hour

story-ch3-before = A clapper must hang from something. The old cord rotted through in a single damp week, and wool will not do: it takes silver thread, says Pell, three strands of it, twisted left over right. There is silver thread in the castle. There is a spool of it in the sewing solar, a loose end in the watch hall, and a length that the clockmaker forgot on the bell stair. All you need is an hour when the whole castle sleeps. There is one; it comes after midnight. The trouble is that it belongs to somebody. It is called the Cat’s Hour.
    .child = The bell needs a new cord made of silver thread. There are three pieces in the castle. But at night the cat is awake!

story-ch3-goal = Gather the three silver threads from the Sewing Solar, the Watch Hall and the Bell Stair, then leave by the foot of the stair with no minion in the room.
    .child = Find three silver threads, then out by the stair!

story-ch3-t5-orange = Moonlight lies on the rugs in squares. On the work table stand the spools, a whole town of them, and one shines. It is so quiet that you can hear the moths in the curtains. There seem to be a great many moths in the curtains.
    .child = The sewing room is quiet. One spool shines like silver.

story-ch3-t5-blue = The chimney goes up and up, ledge over ledge, black over black. Whatever falls here falls a long way, and soot keeps the prints of everyone who did not.
    .child = You are inside the chimney. Everything is black with soot.

story-ch3-t3-orange = Somebody has cleared the table. Under it, where the warm air comes through the floor, stands a basket as big as a barn, with a cushion in it; and the cushion is breathing.
    .child = Look, a basket under the table. Hush! Somebody sleeps in it.

story-ch3-t3-blue = Through a crack in the panel a yellow light falls. It is round. It blinks. It is not a light.
    .child = Through a crack somebody is looking at you. A yellow eye!

story-ch3-t4-orange = Not even the rats keep watch at this hour; but they have left friends behind. By the far wall a torn banner hangs down to the floor, and in its hem something glitters.
    .child = A banner hangs on the wall, and a silver thread shines in it.

story-ch3-t4-blue = The rats’ crossroads is deserted. Everyone here knows whose hour it is, and has gone to bed with a chair against the door.
    .child = The rats have hidden from the cat as well.

story-ch3-t6-orange = The clock is awake. It is always awake. Tick, says the great wheel; tock, say the weights; and high on the last landing a thread of silver swings with them, to and fro.
    .child = Tick, tock! High up a silver thread swings.

story-ch3-t6-blue = The cistern again, and no song in it now. Cats do not come here, which makes it nearly a pleasant place.
    .child = Here is water. The cat does not like water.

story-ch3-thread = The thread comes away with a tiny silver sound. It weighs nothing, and it does not break.
    .child = You have a silver thread!

story-ch3-third-thread = Three strands, left over right. It is not a cord yet, but in the dark it already hums a little. Now down the stair, and out.
    .child = That is the third thread. Now quickly down!

story-ch3-cat-alert = Somewhere a cushion creaks. Somewhere a tongue goes once, slowly, over a paw.
    .child = The cat has heard something…

story-ch3-cat-comes = First the whiskers come round the corner, then the silence, and then all the rest of him. Brodie has not come because he is hungry. Brodie has come because it is his hour.
    .child = Here comes Brodie the cat! Run, or be very brave.

story-ch3-basket = The cushion opens one eye.
    .child = The cushion is the cat!

story-ch3-cat-beaten = Nobody will believe it. Brodie sits down in the middle of the floor, looks at his scratched nose crosswise, and remembers that he had meant to go to bed. From his collar a small brass bell has come off. It rolls, ringing, to your feet.
    .child = You have beaten the cat! He goes to bed, and you keep his little bell.

story-ch3-needle = In the pincushion, among a hundred pins, stands one darning needle as straight as a lance.
    .child = A darning needle: what a fine lance!

story-ch3-gears = A tooth of the wheel catches you by the belt, politely sets you down one landing lower, and turns on.
    .child = The wheel carries you down.

story-ch3-won = At the foot of the stair the night air smells of thyme. Behind you a clock strikes one, and the Cat’s Hour is over. Pell twists the three strands on her own two thumbs, left over right, and does not look up until it is done. “That,” she says, “would hold the moon.”
    .child = You have all three threads. Pell makes a silver cord of them.

story-ch3-lost = One o’clock strikes, and the castle turns over in its sleep. Cooks will be up soon, and maids with brooms. There will be other nights, and each of them has a Cat’s Hour in it.
    .child = It is morning now. Try again tomorrow night!

story-ch3-recap = A clapper needs a cord, and only silver thread will hold it. In the hour when the castle sleeps, the mice went looking for three strands of it, under the nose of Brodie the cat.
    .child = At night the mice looked for silver thread, and hid from the cat.

rule-ch3-threads = A mouse on or next to a silver thread takes it as an action, without a roll.
rule-ch3-cat-alert = Each way into a castle room and each surge rouses the cat by { $ch3_entered_orange_counter_cat }. At { $ch3_entered_orange_if_counter_cat_least } Brodie comes, and counting begins anew.
rule-ch3-bolt-hole = While Brodie is the only minion in the room, you may explore a plain flip space: he stays behind, and when he comes again he is unhurt.
rule-ch3-cat-beaten = Once Brodie is beaten, he does not come back in this chapter.
rule-ch3-basket = If Brodie has not appeared yet, he is there at once when you enter the room of the Great Table.
rule-ch3-needle = Once, searching on the work table: a star brings the Darning Needle.
rule-ch3-gears = A mouse that ends its turn on s1, s2, s3 or s4 of the Bell Stair and rolled a { $ch3_turn_end_if_number_is } for its move slides down to the floor, unharmed.

## Chapter 4

chapter-ch4 = The Clockwork Stair

story-ch4-before = It was Tansy who found out where the clapper is. She asked a roach, and the roach, who owed her for a night’s lamplight, pointed upwards with all the feelers it had. Captain Vurst has hung the clapper in the watch hall, on a nail, where he can look at it from his chair. And because a captain must sleep sometimes, he has laid something round it that sleeps too, and wakes easily. It has more legs than the roach could count. They call it Old Hundredknock. There are two ways up: over the boiler pipes and through the clockwork, or by the rats’ own roads beneath his feet. Neither has a handrail.
    .child = Captain Vurst has hidden the clapper in the watch hall. An enormous centipede guards it: Old Hundredknock!

story-ch4-goal = Defeat Old Hundredknock in the Watch Hall, then find the clapper there: a search with a star where it hangs.
    .child = Beat Hundredknock and take the clapper!

story-ch4-t8-orange = Steam stands between the pipes in white columns. Across the gap a few bowmen lean on a valve and warm their backs. They have not seen you yet. The Fishhook in your stash is cold; everything else here is hot.
    .child = Hot pipes and white steam! Archers wait on the other side.

story-ch4-t8-blue = Under the pipes lies the pit, where the ash goes and where dropped things go. There is a boot here, a spoon and half a kite. Nobody asked them whether they wanted to come.
    .child = You are down in the ash pit. All lost things land here.

story-ch4-t6-orange = You know these wheels by now. You also know that somebody has been here since: a rope is strung from tooth to tooth, and small tin cans hang on it. An alarm, and not a bad one.
    .child = Careful! The rats have hung tin cans here. Do not make them rattle!

story-ch4-t6-blue = The cistern has become a rats’ bath. Towels hang on the pipes. It would be funny, if there were time to laugh.
    .child = The rats have their bath here. Towels everywhere!

story-ch4-t5-orange = The solar has changed. From the curtains to the table the air is full of grey threads, thin as breath. A captain’s coat hangs over the back of the stool. Its owner cannot be far.
    .child = Grey threads hang in the sewing room. Whose coat is that?

story-ch4-t5-blue = There is a draught in the chimney tonight, and it carries voices down: a deep one that complains about the pay, and a soft one that does not answer.
    .child = In the chimney you hear two voices. One grumbles, one is soft.

story-ch4-t4-blue = The ratways hum with boots. Plates, bones, a game of darts: this is where the Captain’s rats spend their pay. Above, through the grate, something very long turns over in its sleep.
    .child = You are in the rats’ den. Something huge sleeps above you.

story-ch4-t4-orange = And there it is. On a nail, on a string, small as a pea and bright as the day it was cast, hangs the clapper of the Hearth Bell. Round the nail, round the pillar, round half of the hall lies a coil of amber plates. One of a hundred feet taps. Then the next.
    .child = There hangs the clapper! And round it lies Hundredknock, tapping his feet.

story-ch4-alarm = Tins rattle. Somewhere above, a chair is pushed back.
    .child = Rattle, rattle! They have heard you.

story-ch4-steam = A valve coughs, and the pipe wears a white plume where you are standing.
    .child = Hiss! Hot steam!

story-ch4-vurst = “So it is you,” says a voice from the work table. The coat is gone from the stool. Captain Vurst puts an arrow to the string, without hurry, like a man who is paid by the day.
    .child = Captain Vurst is here, with his bow!

story-ch4-vurst-beaten = The Captain looks at his broken bow, and then at you, and then at the window. “She does not pay enough for this,” he says, and is gone, coat and all.
    .child = Captain Vurst runs away!

story-ch4-hundredknock = Knock, says the floor. Knock, knock, knock. Old Hundredknock is getting up, and that takes a while; then, quite suddenly, it does not.
    .child = Knock, knock, knock! Hundredknock is awake.

story-ch4-hundredknock-ambush = He was not asleep. With all those tins rattling, how could he have been? The coil is empty, and the knocking comes from behind you. And he is not alone.
    .child = He was waiting for you, and he has brought rats!

story-ch4-hundredknock-asleep = The grate comes up without a sound. Above you a hundred feet twitch in a dream of running. For one long moment the room belongs to you.
    .child = He is asleep! You may begin.

story-ch4-hundredknock-beaten = One by one the feet stop. When the last one has tapped, it is so quiet in the hall that you can hear the clapper turning on its string.
    .child = Hundredknock is beaten. Now take the clapper!

story-ch4-clapper = It lies in your paws, warm, as if it had been rung a minute ago.
    .child = You have the clapper!

story-ch4-won = You carry the clapper home by turns, under a coat, because it will not stop shining. On the way everyone learns something: how to breathe in steam, how to walk on teeth, how not to count legs. In Underlarder nobody cheers; they only stand at their doors and take their caps off. Only the bell tower is still dark. Somebody has shut the way up to it, with silk.
    .child = You bring the clapper home, and everybody has learned something. But the way to the bell is shut with silk.

story-ch4-lost = The tins ring all over the clockwork, and boots come from above and below. You get away, with singed whiskers and empty paws. The nail still holds what it holds. It will be there tomorrow.
    .child = They chased you away. Try again!

story-ch4-recap = The clapper hangs in Captain Vurst’s watch hall, and a centipede with two hundred ideas is coiled round it. Over hot pipes or by the rats’ own roads, the mice went to take it back.
    .child = The mice climbed up to take the clapper back from Hundredknock.

rule-ch4-alarm = Each surge, and each mouse knocked down by a trap, raises the alarm by { $ch4_surged_counter_alarm }.
rule-ch4-watch-hall = In the Watch Hall Old Hundredknock waits instead of an encounter card. With an alarm of { $ch4_enter_t4_orange_if_counter_alarm_least } or more he lies in ambush with { $ch4_enter_t4_orange_spawn_rat_warrior ->
        [1] a rat
       *[other] { $ch4_enter_t4_orange_spawn_rat_warrior } rats
    }.
rule-ch4-from-below = If you come up through the grate with no alarm raised, his cards go to the bottom and the mice act first.
rule-ch4-blue-exit = The Boiler Pipes’ east exit is blue: it leads to the Ratways.
rule-ch4-steam = Whenever the hourglass moves, every mouse on the eastern pipe (c1 to c5) takes { $ch4_page_hit ->
        [one] { $ch4_page_hit } hit
       *[other] { $ch4_page_hit } hits
    } of steam.
rule-ch4-gears = The gears of the Bell Stair carry mice down as before: a { $ch4_turn_end_if_number_is } for the move on s1, s2, s3 or s4.
rule-ch4-vurst = The first surge in the Sewing Solar brings Captain Vurst, on the work table.
rule-ch4-clapper = Once Hundredknock is beaten, a search with a star on b2 of the Watch Hall finds the clapper.
rule-ch4-map = With Tansy’s map you look at the top { $ch4_setup_peek_look ->
        [1] encounter card
       *[other] { $ch4_setup_peek_look } encounter cards
    } before you start.
rule-ch4-no-cord = In a campaign without the Silver Cord the chapter ends { $ch4_setup_the_end_less ->
        [1] one page
       *[other] { $ch4_setup_the_end_less } pages
    } sooner.
rule-ch4-learned = After a victory every mouse takes one ability for free.

## Chapter 5

chapter-ch5 = The Moth-Regent

story-ch5-before = She has a name, but nobody uses it. She came with the first damp, a grey lady with a lamp in each eye, and took rooms in the sewing solar, where nobody sews any more. There she has spun her court: curtains of silk, a carpet of silk, and servants of silk who were moths once. In silence her thread grows; in warmth it withers. One little bell stood in her way, and so she had it stopped. Tonight she means to be crowned Regent of Brindlewick, of all that is cold and quiet in it. You have a cord of wool, perhaps, and one of silver; you have a clapper that will not stop shining. And there are three dark lamps along the way. Light them if you can.
    .child = The Moth-Regent wants the castle cold and quiet for ever. Break her lantern and ring the bell! Light the lamps on the way: she cannot bear them.

story-ch5-goal = Defeat the Moth-Regent in the Sewing Solar. Lamps lit on the way weaken her.
    .child = Beat the Moth-Regent! Lamps will help you.

story-ch5-t7-orange = From the bell post you can see the whole castle. One window is lit, high up, and its light is the colour of milk. Below you, among the cabbages, the last of Vurst’s rats have been told to hold the garden. They look as if they would rather be told something else.
    .child = From the post you see one pale window. That is where she lives.

story-ch5-t7-blue = The roots are wound about with grey silk, each of them, as with bandages. Where the silk has been longest, nothing grows.
    .child = Grey silk is wound round all the roots.

story-ch5-t4-orange = The watch hall has a lamp. It stands in the corner by the far wall, dark, with dust on its shoulders, and nobody has filled it for weeks. A chair scrapes.
    .child = Here is a dark lamp. Can you light it?

story-ch5-t4-blue = The rats have packed. Trunks, boots, a cactus in a pot stand in the middle of the crossroads, tied up with string. “We only stay till pay day,” somebody mutters in the dark.
    .child = The rats have packed their trunks. They want to leave!

story-ch5-t3-orange = The great table is laid for a coronation: grey cloth, grey plates, a crown made of pins. In the middle stands a lamp, under a glass, like a cake that nobody may touch.
    .child = The table is laid for the Regent. A lamp stands in the middle.

story-ch5-t3-blue = Behind the wainscot the silk is thickest. You go through it with heads down, as through snow. It tries to keep hold of you, though not very hard; it is still young.
    .child = The silk is like snow here. Go on, heads down!

story-ch5-t6-orange = Silence is worst here, for the clock has been stopped. Silk hangs in its teeth. On the topmost landing stands the third lamp, as dark as the others.
    .child = The clock stands still. High up is a lamp.

story-ch5-t6-blue = There is ice on the cistern, thin as paper. Under it the water still turns. There is a hatch overhead, with a bolt that wants a clever paw.
    .child = There is thin ice on the water. Look, a hatch overhead!

story-ch5-t5-blue = In the chimney you climb towards a light the colour of milk. It comes from behind her. She is looking at the door.
    .child = You climb up behind her. She is looking the other way!

story-ch5-t5-orange = “You have come to be warm,” says the Moth-Regent. Her voice is kind; that is the worst of it. “One forgets about it, you know. One forgets about it very quickly.” In her paws she holds the lantern, and her eyes are in the lantern, or the lantern in her eyes.
    .child = Here is the Moth-Regent. Do not look into her lantern!

story-ch5-lamp = The wick catches. It is a small light, but it is yellow, and somewhere above you something flinches.
    .child = The lamp burns! The Regent does not like that.

story-ch5-bell-rings = Red cord, silver cord, clapper: it takes three mice to hold it and one to swing. It rings. It rings as it rang every dusk, and for the length of a breath nothing in the room that is not a mouse can move.
    .child = Ding! The bell rings, and all the enemies stand still.

story-ch5-vurst = Captain Vurst gets up from his packed trunk. “One more night,” he says, “and I would have been at the seaside.”
    .child = Captain Vurst stands in your way, once more.

story-ch5-regent = She spreads her wings, and the candles in the room bow down.
    .child = She spreads her wings!

story-ch5-regent-behind = You come out of the fireplace with soot on your noses, and she is still looking at the door. For once it is you who are quiet.
    .child = Surprise! You are behind her.

story-ch5-webs = The carpet is not a carpet. It is silk, and it likes you.
    .child = The carpet is sticky!

story-ch5-regent-beaten = The lantern falls slowly, as things fall in dreams, and breaks like a bubble. Where she stood a cloud of grey moths goes up, hundreds of them, ordinary moths, a little confused. They find the open window by themselves.
    .child = The lantern breaks! The Regent turns into many little moths, and they fly away.

story-ch5-won = Nobody says anything for a while. Then somebody sneezes, for it is dusty, being victorious; and somebody laughs; and the way up to the bell is open.
    .child = You have won! Now up to the bell.

story-ch5-lost = She sets the crown of pins on her own head, and the milk-white light goes through the castle from room to room. It is very quiet. But under a cabbage leaf, in a coat, something small will not stop shining.
    .child = The Regent wears her crown. But something still shines: try again!

story-ch5-recap = Behind everything stood the Moth-Regent, who wants the castle cold and still. With cords and clapper, past dark lamps and curtains of silk, the mice went up to her court in the sewing solar.
    .child = The mice went to stop the Moth-Regent.

story-ch5-epilogue = They hang the clapper with what cord they have, and it is dusk, as it happens. Pell looks round for her successors. “Well?” she says. “It does not ring by itself.” So four mice take hold together and pull; and down the beams and along the pipes, past the bakery and Mill Lane and the drain, under the great table where a cat turns an ear, goes one clear note. Behind it, room by room, Brindlewick grows warm.
    .child = The bell rings again! Everywhere it is warm and dry, and everybody is happy. The end.

story-ch5-epilogue-bright = And since you brought everything back, the red cord and the silver, the lamp and the cat’s brass bell, they hang them all in the tower. On still evenings you can hear them answer, each in its own voice. Tansy says it is a chord. Pell says it is out of tune. Both of them are wiping their eyes.
    .child = You have brought back everything. What a beautiful sound it makes!

rule-ch5-lamps = On or next to a lamp a mouse may, as an action, roll its lore: a star lights it. The Lamplight trophy lights one without a roll. Each lit lamp takes { $ch5_action_light_lamp_kind_mod_moth_regent_defence_less ->
        [1] a defence die
       *[other] { $ch5_action_light_lamp_kind_mod_moth_regent_defence_less } defence dice
    } from the Regent.
rule-ch5-bell = With the Hearth Cord, the Silver Cord and the Clapper you may ring the bell once, for free: every minion in the room misses its turn.
rule-ch5-vurst = If Captain Vurst was not beaten before, he waits in the Watch Hall with { $ch5_enter_t4_orange_spawn_rat_warrior ->
        [1] a rat
       *[other] { $ch5_enter_t4_orange_spawn_rat_warrior } rats
    } instead of an encounter card.
rule-ch5-regent = In the Sewing Solar the Moth-Regent waits on the work table instead of an encounter card.
rule-ch5-regent-surge = The first surge there brings { $ch5_surge_t5_orange_spawn_elite_rat ->
        [1] an elite rat
       *[other] { $ch5_surge_t5_orange_spawn_elite_rat } elite rats
    }; later ones only move the hourglass.
rule-ch5-webs = A mouse that ends its move on c1, c2 or b2 of the Sewing Solar rolls { $ch5_move_end_roll_check ->
        [1] a die
       *[other] { $ch5_move_end_roll_check } dice
    }: without a star it is webbed.
rule-ch5-flue = If you come down the flue from the Chimney Ledge, the Regent’s cards go to the bottom.

## What the story remembers, and what it is about

flag-larder-key = the key of the larder
flag-stash-saved = something of use was saved for the next chapter
flag-tansy-free = Tansy is out of her cage
flag-tansy-lost = Tansy was swept away
flag-boots-found = the boots among the corks
flag-tansy-map = Tansy’s map of the castle
flag-cat-seen = the cat has shown himself
flag-brodie-beaten = Brodie is beaten
flag-needle-found = the needle on the work table
flag-knock-beaten = Old Hundredknock is beaten
flag-vurst-beaten = Captain Vurst is beaten
flag-light-spent = Tansy’s lamp has given its light
flag-lit = a lamp burns
counter-cat = The cat stirs
counter-threads = Silver threads
counter-alarm = Alarm
thing-tansy = Tansy
thing-thread-solar = the silver thread of the Sewing Solar
thing-thread-hall = the silver thread of the Watch Hall
thing-thread-stair = the silver thread of the Bell Stair
thing-lamp-hall = a light from the lamp of the Watch Hall
thing-lamp-table = a light from the lamp of the Great Table
thing-lamp-stair = a light from the lamp of the Bell Stair
special-free-tansy = Open Tansy’s cage
special-carry-tansy = Take Tansy on your shoulder
special-take-thread = Take the silver thread
special-light-lamp = Light the lamp
special-ring-bell = Ring the bell
