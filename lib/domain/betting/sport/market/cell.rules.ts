import { cellLabel } from './market.rules';
import { selectionName, toNamed } from '@/lib/domain/betting/sport/selection.copy';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';

/** Label of a cell: `主胜或和` for a double chance, where venues write `主/和` or `主/平`; any other label comes from `cellLabel`. */
export function cellName(match: Pick<Match, 'sport' | 'home' | 'away'>, market: Market, selection: Selection): string {
  return market.kind === 'double-chance' ? selectionName(toNamed(match, market, selection)) : cellLabel(selection);
}
