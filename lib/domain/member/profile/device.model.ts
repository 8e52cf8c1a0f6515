/** A device on which the member is logged in. Times are real ms, null while unknown. */
export interface Device {
  deviceId: string;
  /** `iPhone · Safari`; '' while unknown. */
  name: string;
  isCurrent: boolean;
  seenAt: number | null;
}
