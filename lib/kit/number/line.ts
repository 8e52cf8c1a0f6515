/**
 * Handicap and total lines. A line is counted in quarter goals, so that 0.5/1 (0.75) is the integer 3.
 */
export type Quarters = number;

/** `-0.5/1` → -3, `2.5` → 10, `+0/0.5` → 1, `0` → 0; null for an invalid line. */
export function parseLine(text: string): Quarters | null {
  const match = /^([+-]?)(\d{1,3}(?:\.\d{1,2})?)(?:\/(\d{1,3}(?:\.\d{1,2})?))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, low, high] = match;
  const value = high === undefined ? Number(low) : (Number(low) + Number(high)) / 2;
  const quarters = Math.round(value * 4);
  if (Math.abs(quarters - value * 4) > 1e-9) return null;
  return sign === '-' && quarters !== 0 ? -quarters : quarters;
}

/** -3 → `-0.5/1`, 10 → `2.5`. `signed` adds a plus to positive lines. */
export function formatLine(quarters: Quarters, signed = false): string {
  const abs = Math.abs(quarters);
  const text = abs % 2 === 0 ? String(abs / 4) : `${(abs - 1) / 4}/${(abs + 1) / 4}`;
  if (quarters < 0) return `-${text}`;
  return signed && quarters > 0 ? `+${text}` : text;
}
