/** OB's number of a member, `cuid` on the wire: 18 digits. A guest's ends in zeros. */
export function cuidOf(memberId: string | null): string {
  return `53551${(memberId ?? '0').padStart(13, '0')}`;
}
