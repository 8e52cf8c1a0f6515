import { marketName } from '@/lib/domain/betting/sport/market/market.rules';
import { selectionName, toNamed } from '@/lib/domain/betting/sport/selection.copy';
import type { Market, Match, Selection } from '@/lib/domain/betting/match/sport.model';
import type { SharedLeg } from './chat.model';

/** A selection in the product's terms, so that a shared bet reads the same whichever venue accepted it. */
export function selectionText(
  match: Pick<Match, 'home' | 'away' | 'sport'>,
  market: Market,
  selection: Selection,
): { market: string; selection: string } {
  return { market: marketName(market, match.sport), selection: selectionName(toNamed(match, market, selection)) };
}

export interface Found {
  market: Market;
  selection: Selection;
}

/** The selection that the match offers now for a shared leg; null when none or more than one matches. */
export function findToday(match: Match, leg: SharedLeg): Found | null {
  const found = match.markets.flatMap((market) =>
    market.selections
      .filter((selection) => {
        const text = selectionText(match, market, selection);
        return text.market === leg.market && text.selection === leg.selection;
      })
      .map((selection) => ({ market, selection })),
  );
  return found.length === 1 ? found[0]! : null;
}

/** True if it can be bet on now. */
export function isSold({ market, selection }: Found): boolean {
  return market.state === 'open' && selection.price !== null;
}
