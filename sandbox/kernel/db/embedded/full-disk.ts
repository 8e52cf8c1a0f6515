/** The error of a full disk, as the file system has it, where a program's own words name one; null for other words. */
export function fullDisk(words: string): Error | null {
  const isFull = /No space left on device|Disk quota exceeded/.test(words);
  return isFull ? Object.assign(new Error(words), { code: 'ENOSPC' }) : null;
}
