// Emotes: the gestures that the server knows.

export const EMOTES = ["paw", "purr", "hiss", "meow", "yawn", "heart", "laugh", "think"] as const;
