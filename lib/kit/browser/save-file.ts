/** Offers a file to the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address is not needed after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
