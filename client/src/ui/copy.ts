// Copy: a text into the clipboard. Says whether it is there.

/** Over plain http in the home network the clipboard is out of reach: the old way works there. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
