/** The file system's error of a full disk, where a program's message names one; null for other messages. */
export function fullDisk(text: string): Error | null {
  const isFull = /No space left on device|Disk quota exceeded/.test(text);
  return isFull ? Object.assign(new Error(text), { code: 'ENOSPC' }) : null;
}
