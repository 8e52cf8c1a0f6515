/** ms for which the browser may still read the file. */
const KEPT_MS = 60_000;

/** Offers a file to the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after they have asked where to.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
