import { marketName } from '@/lib/domain/sport/market.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Market, Match, Role, Selection } from '@/lib/domain/sport/sport.model';
import type { SharedLeg } from './chat.model';
import { CHAT_COPY } from './chat.copy';

const ROLE_WORDS: Partial<Record<Role, string>> = {
  draw: SPORT_COPY.draw,
  over: SPORT_COPY.over,
  under: SPORT_COPY.under,
  odd: CHAT_COPY.odd,
  even: CHAT_COPY.even,
  yes: CHAT_COPY.yes,
  no: CHAT_COPY.no,
};

/** A selection in the words of a shared bet: no venue's own, so that a bet reads the same wherever it was taken. */
export function spoken(
  match: Pick<Match, 'home' | 'away' | 'sport'>,
  market: Market,
  selection: Selection,
): { market: string; selection: string } {
  const { role, line } = selection;
  const name = marketName(market, match.sport);
  const lined = (words: string) => (line === null ? words : `${words} ${line}`);
  if (role === 'home' || role === 'away') return { market: name, selection: lined(match[role].name) };
  // Venues call a draw 和 or 平.
  const words = ROLE_WORDS[role] ?? (selection.label || selection.name).replaceAll('和', SPORT_COPY.draw);
  return { market: name, selection: lined(words) };
}

export interface Found {
  market: Market;
  selection: Selection;
}

/** What the match sells today under the words of a shared leg; null when nothing, or more than one thing, answers to them. */
export function findToday(match: Match, leg: SharedLeg): Found | null {
  const found = match.markets.flatMap((market) =>
    market.selections
      .filter((selection) => {
        const words = spoken(match, market, selection);
        return words.market === leg.market && words.selection === leg.selection;
      })
      .map((selection) => ({ market, selection })),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Whether it can be bet on now. */
export function isSold({ market, selection }: Found): boolean {
  return market.state === 'open' && selection.price !== null;
}
