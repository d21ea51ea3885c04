"""Players made of rules of thumb. They see what a person in their seat would see."""
