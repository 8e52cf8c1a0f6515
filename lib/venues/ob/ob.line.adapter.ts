import { formatLine, parseLine } from '@/lib/kit/number/line';
import type { Market } from '@/lib/domain/sport/sport.model';

/** A line of OB's in our writing; null for what is none. */
function lineText(text: string | null, sign: 'signed' | 'plain'): string | null {
  const quarters = parseLine(text ?? '');
  return quarters === null ? null : formatLine(quarters, sign === 'signed');
}

/** `大 2.5` → `2.5` */
const lastWord = (text: string | null) => (text ?? '').trim().split(/\s+/).at(-1) ?? '';

/** Kinds whose line is a number to pass. */
export const TOTALS: ReadonlySet<Market['kind']> = new Set<Market['kind']>([
  'total',
  'set-total',
  'home-total',
  'away-total',
  'corner-total',
]);

/**
 * The line as the option has it. A handicap's own words are signed for its side; the line's `hv` belongs to the home side,
 * and some of OB's clients get it without a sign, which says nothing.
 */
export function optionLine(kind: Market['kind'], option: { on: string | null; ot: string }, hv: string | null): string | null {
  if (kind === 'handicap' || kind === 'set-handicap') {
    const own = lineText(option.on, 'signed');
    if (own !== null) return own;
    const home = /^[+-]/.test(hv ?? '') || parseLine(hv ?? '') === 0 ? parseLine(hv ?? '') : null;
    return home === null ? null : formatLine(option.ot === '2' && home !== 0 ? -home : home, true);
  }
  if (TOTALS.has(kind)) return lineText(hv, 'plain') ?? lineText(lastWord(option.on), 'plain');
  return null;
}
