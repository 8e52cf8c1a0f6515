import { MINUTE } from '@pavilion/number/duration';

/** ms for which the browser can still read the file. */
const ADDRESS_MS = MINUTE;

/** Offers a file as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after they have requested a location.
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_MS);
}
