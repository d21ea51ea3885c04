"""Effects: sentences in a small language, parsed to trees and lowered to programs."""
