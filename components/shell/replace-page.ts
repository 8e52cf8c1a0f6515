/** Replaces this document with another page of the site: the gate decides again, and 返回 does not come back here. */
export function replacePage(path: string): void {
  location.replace(path);
}
