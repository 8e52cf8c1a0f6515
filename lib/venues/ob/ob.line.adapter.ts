import { formatLine, parseLine } from '@pavilion/number/line';
import type { Market } from '@/lib/domain/betting/match/sport.model';

/** A line of OB in our notation; null when it is not a line. */
function lineText(text: string | null, sign: 'signed' | 'plain'): string | null {
  const quarters = parseLine(text ?? '');
  return quarters === null ? null : formatLine(quarters, sign === 'signed');
}

/** `大 2.5` → `2.5` */
const lastWord = (text: string | null) => (text ?? '').trim().split(/\s+/).at(-1) ?? '';

/** Kinds whose line is a number to exceed. */
export const TOTALS: ReadonlySet<Market['kind']> = new Set<Market['kind']>([
  'total',
  'set-total',
  'home-total',
  'away-total',
  'corner-total',
]);

/**
 * The line of an option. A handicap's own text is signed for its side; the line's `hv` is signed for the home side, and
 * without a sign, as some of OB's clients receive it, it is ambiguous.
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
