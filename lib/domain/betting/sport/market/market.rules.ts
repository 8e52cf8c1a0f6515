import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { MARKET_NAMES, SPORT_MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import {
  isOther,
  type Market,
  type MarketKind,
  type Match,
  type Role,
  type Selection,
  type SportId,
} from '@/lib/domain/betting/match/sport.model';

/** The markets that a list can show: 独赢 | 让球 | 大小. */
export const LIST_KINDS = ['winner', 'handicap', 'total'] as const satisfies readonly MarketKind[];
export type ListKind = (typeof LIST_KINDS)[number];

/** Roles for which a list has its own term. */
const SIDE_NAMES: Partial<Record<Role, string>> = SPORT_COPY;

/** Columns of a list, in order. */
const COLUMNS: Record<ListKind, readonly Role[]> = {
  winner: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

/** Columns of a list; only football has a draw. */
export function columnsOf(kind: ListKind, sport: SportId): readonly { role: Role; name: string }[] {
  const roles = COLUMNS[kind].filter((role) => role !== 'draw' || sport === 'football');
  return roles.map((role) => ({ role, name: SIDE_NAMES[role]! }));
}

/** The market that a list shows: full time, the venue's best line, else the first one. */
export function listMarket(markets: readonly Market[], kind: ListKind): Market | null {
  const fitting = markets.filter((market) => market.kind === kind && market.period === 'full' && market.state !== 'closed');
  return fitting.find((market) => market.main) ?? fitting[0] ?? null;
}

/** Selections of a market in the order of the columns; null where the venue has no selection. */
export function cellsOf(market: Market | null, kind: ListKind, sport: SportId): readonly (Selection | null)[] {
  return columnsOf(kind, sport).map(({ role }) => market?.selections.find((selection) => selection.role === role) ?? null);
}

/** The text beside a cell's price: `主 -0.5/1`, `大 2.5`, `主`; always includes the line where there is one. */
export function cellLabel({ role, line, label, name }: Pick<Selection, 'role' | 'line' | 'label' | 'name'>): string {
  const text = SIDE_NAMES[role] ?? (label || name);
  return line === null || text.includes(line) ? text : `${text} ${line}`;
}

/**
 * First part of a price button's accessible name, before the label: `红城 独赢` for one side or its total, `红城对蓝港 大小` where the
 * market concerns neither side alone. An outright has its title in place of the teams.
 */
export function buttonSubject(match: Pick<Match, 'home' | 'away' | 'sport'>, market: Market, { role }: Pick<Selection, 'role'>): string {
  const { home, away, sport } = match;
  const whose = market.kind === 'home-total' ? 'home' : market.kind === 'away-total' ? 'away' : role;
  const name = whose === 'home' || whose === 'away' ? match[whose].name : away.name ? `${home.name}对${away.name}` : home.name;
  return `${name} ${marketName(market, sport)}`;
}

/** `让球`, in basketball `让分`. */
export function kindName(kind: MarketKind, sport: SportId): string {
  return nameOf({ kind, name: kind }, sport);
}

/** Our own name, else the venue's; in a sport of the general form the venue's, where it has one. */
export function nameOf({ kind, name }: Pick<Market, 'kind' | 'name'>, sport: SportId): string {
  if (isOther(sport) && name && name !== kind) return name;
  return SPORT_MARKET_NAMES[sport]?.[kind] ?? MARKET_NAMES[kind] ?? name;
}

/** `让球`, `上半场让球`. */
export function marketName(market: Pick<Market, 'kind' | 'period' | 'name'>, sport: SportId = 'football'): string {
  if ((market.period === 'other' || isOther(sport)) && market.name) return market.name;
  const name = nameOf(market, sport);
  return market.period === 'full' || name.includes(PERIOD_NAMES[market.period]) ? name : `${PERIOD_NAMES[market.period]}${name}`;
}

/** `奥·托雷斯科`: a player's name for a narrow row. */
export function shortName(name: string): string {
  const parts = name.split('·');
  return parts.length > 1 ? `${[...parts[0]!][0]}·${parts.at(-1)}` : name;
}
