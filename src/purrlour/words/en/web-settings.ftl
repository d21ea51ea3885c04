### The settings of this device. One sentence, one line: Fluent keeps line breaks.

web-settings = Settings
web-settings-kept = Remembered on this device, and nowhere else.
web-sheet-close = Close

## Each of them, and what it does

web-setting-language-why = You can read one language while others at the table read another.
web-theme-system = As the system
web-setting-theme-why = Daylight or lamplight, whatever your eyes like.
web-setting-size = Text
web-setting-size-normal = Normal
web-setting-size-large = Large
web-setting-size-huge = Huge
web-setting-size-why = On top of what your browser is set to.
web-setting-motion = Animation
web-setting-motion-off = Off
web-setting-motion-fast = Fast
web-setting-motion-normal = Normal
web-setting-motion-slow = Slow
web-setting-motion-why = How cards move. You never have to wait for them.
web-setting-sound = Sound
web-setting-sound-why = Soft ones: a card, your turn, a purr.
web-setting-volume = Volume
web-setting-volume-value = { $percent } per cent
web-setting-shortcuts = Keyboard shortcuts
web-setting-shortcuts-why = Single keys for what you do often. Switch them off if you dictate.
web-setting-confirm = Tap twice to play
web-setting-confirm-why = The first tap chooses, the second one plays. Good against slips.
web-setting-name = Your name
web-setting-name-why = The one you sit down with, until you change it.
