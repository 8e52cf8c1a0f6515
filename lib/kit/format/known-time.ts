/** A time of the wire in ms since 1970; null stays null: the time is unknown or has not come. */
export function knownTime(text: string | null): number | null {
  return text === null ? null : Date.parse(text);
}
