/** The file system's error of a full disk, where a program's message names one; null for other messages. */
export function fullDisk(words: string): Error | null {
  const isFull = /No space left on device|Disk quota exceeded/.test(words);
  return isFull ? Object.assign(new Error(words), { code: 'ENOSPC' }) : null;
}
