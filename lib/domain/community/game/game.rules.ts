import { knownTime } from '@/lib/kit/format/known-time';
import type { CallResponse } from '@pavilion/contract/call';
import type { gameListCall } from '@pavilion/contract/calls/game.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { GAME_COPY } from './game.copy';
import type { Game, GameCategory, MyGames } from './game.model';

/** The platform's code of each category with a page. */
export const CATEGORY_CODES: Readonly<Record<GameCategory, string>> = {
  realbet: 'ZR',
  gaming: 'DJ',
  egame: 'DZ',
  chess: 'QP',
  lottery: 'CP',
  fishing: 'BY',
};

const categoryOf = (code: string) => (Object.keys(CATEGORY_CODES) as GameCategory[]).find((name) => CATEGORY_CODES[name] === code) ?? null;

const STATES: Readonly<Record<number, Game['state']>> = { 1: 'open', 2: 'maintenance' };

export function toGame(wire: CallResponse<typeof gameListCall>['list'][number]): Game {
  const { category, state, maintainEnd, minStake, maxStake, returnBest, returnWorst, trial, openTime, nextTime, ...game } = wire;
  return {
    ...game,
    category: categoryOf(category),
    state: STATES[state] ?? 'closed',
    until: maintainEnd,
    minStake: knownMinor(minStake),
    maxStake: knownMinor(maxStake),
    returnBest: returnBest === null ? null : returnBest / 100,
    returnWorst: returnWorst === null ? null : returnWorst / 100,
    trial: trial === '1',
    openedAt: openTime === null ? 0 : Date.parse(openTime),
    nextAt: knownTime(nextTime),
  };
}

export const GAME_TABS = ['hot', 'new', 'favorite', 'recent'] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** The tab of an address; 热门 where it names none. */
export function toGameTab(text: string | null): GameTab {
  return GAME_TABS.find((tab) => tab === text) ?? 'hot';
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** The games of a tab in its order, only of one venue where one is chosen, and with the typed text in their name, description or code. */
export function shownGames(
  games: readonly Game[],
  { tab, venue, text, mine }: { tab: GameTab; venue: string | null; text: string; mine: Pick<MyGames, 'favorites' | 'recent'> },
): readonly Game[] {
  const typed = folded(text);
  const fitting = games.filter(
    (game) =>
      (venue === null || game.venue === venue) &&
      (typed === '' || [game.name, game.about, game.code].some((value) => folded(value).includes(typed))),
  );
  switch (tab) {
    case 'hot':
      return fitting.toSorted((a, b) => b.heat - a.heat);
    case 'new':
      return fitting.toSorted((a, b) => b.openedAt - a.openedAt);
    case 'favorite':
      return inOrder(fitting, mine.favorites);
    case 'recent':
      return inOrder(fitting, mine.recent);
  }
}

function inOrder(games: readonly Game[], codes: readonly string[]): readonly Game[] {
  return codes.flatMap((code) => games.filter((game) => game.code === code));
}

const percent = (value: number) => `${value.toFixed(2)}%`;

/** Percentage points below which the returns of all bets count as the same. */
const SIMILAR = 1;

/**
 * `97.00%`; the lower one where bets differ a little: `96.00% 起`; by bet where they differ: `庄 98.93% 和 85.88%`. Null unless both are
 * known.
 */
export function returnText({
  returnBest,
  returnWorst,
  bestBet,
  worstBet,
}: Pick<Game, 'returnBest' | 'returnWorst' | 'bestBet' | 'worstBet'>): string | null {
  if (returnBest === null || returnWorst === null) return null;
  if (returnBest === returnWorst) return percent(returnBest);
  if (returnBest - returnWorst < SIMILAR) return GAME_COPY.atLeast(percent(returnWorst));
  return (
    [
      { bet: bestBet, value: returnBest },
      { bet: worstBet, value: returnWorst },
    ]
      // A bet stays with its share where the text wraps.
      .map(({ bet, value }) => (bet === '' ? percent(value) : `${bet}\u00A0${percent(value)}`))
      .join(' ')
  );
}

/** Request in a message of an opened game. Accepts only the frame itself, and only these three, alone. */
export function gameMessage({ fromFrame, data }: { fromFrame: boolean; data: unknown }): 'close' | 'balance' | 'deposit' | null {
  if (!fromFrame || typeof data !== 'object' || data === null || Object.keys(data).length !== 1) return null;
  const { type } = data as { type?: unknown };
  return type === 'close' || type === 'balance' || type === 'deposit' ? type : null;
}

/** Games of a shelf that is not a category. */
const SHELF_GAMES = 6;

/** The shelves of 游戏大厅. Those of the member and of the most played games are short; a category has all of its games. */
export function shelvesOf(games: readonly Game[], { favorites, recent }: Pick<MyGames, 'favorites' | 'recent'>) {
  const byHeat = games.toSorted((a, b) => b.heat - a.heat);
  return {
    recent: inOrder(games, recent).slice(0, SHELF_GAMES),
    favorite: inOrder(games, favorites),
    // Games that nobody plays are in their categories alone.
    hot: byHeat.filter(({ heat, state }) => heat > 0 && state === 'open').slice(0, SHELF_GAMES),
    categories: (Object.keys(CATEGORY_CODES) as GameCategory[])
      .map((category) => ({ category, games: byHeat.filter((game) => game.category === category) }))
      .filter((shelf) => shelf.games.length > 0),
  };
}
