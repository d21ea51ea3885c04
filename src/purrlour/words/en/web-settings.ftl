### The settings of this device. One sentence, one line: Fluent keeps line breaks.

web-settings = Settings
web-settings-kept = Saved on this device only.
web-sheet-close = Close

## Each of them, and what it does

web-setting-language-why = You can read one language while others at the table read another.
web-theme-system = System default
web-setting-theme-why = Light for the afternoon, dark for the evening.
web-setting-size = Text size
web-setting-size-normal = Normal
web-setting-size-large = Large
web-setting-size-huge = Very large
web-setting-size-why = In addition to your browser’s own setting.
web-setting-motion = Animation
web-setting-motion-off = Off
web-setting-motion-fast = Fast
web-setting-motion-normal = Normal
web-setting-motion-slow = Slow
web-setting-motion-why = How cards move. You never have to wait for them.
web-setting-sound = Sound
web-setting-sound-why = Soft ones: a card, your turn, a purr.
web-setting-volume = Volume
web-setting-volume-value = { $percent }%
web-setting-shortcuts = Keyboard shortcuts
web-setting-shortcuts-why = Single keys for what you do often. Switch them off if you dictate.
web-setting-confirm = Confirm moves
web-setting-confirm-why = The first tap selects, the second one plays. Prevents accidental moves.
web-setting-name = Your name
web-setting-name-why = Used at every new table.
