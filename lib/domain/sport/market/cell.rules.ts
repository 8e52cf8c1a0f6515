import { cellLabel } from './market.rules';
import { selectionName, toNamed } from '@/lib/domain/sport/selection.copy';
import type { Market, Match, Selection } from '@/lib/domain/sport/sport.model';

/** `主胜或和` in the cell of a double chance, where venues write `主/和` and `主/平`; every other label is the venue's or the list's. */
export function cellName(match: Pick<Match, 'sport' | 'home' | 'away'>, market: Market, selection: Selection): string {
  return market.kind === 'double-chance' ? selectionName(toNamed(match, market, selection)) : cellLabel(selection);
}
