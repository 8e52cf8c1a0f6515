/** Replaces this document with another page of the site: the gate decides anew, and 返回 does not come back here. */
export function leaveFor(path: string): void {
  location.replace(path);
}
