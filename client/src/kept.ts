// Kept: what this device remembers between visits. Where nothing may be kept, nothing is.

export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null; // nothing may be kept here, or somebody else wrote there
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Then it holds until the page is closed.
  }
}
