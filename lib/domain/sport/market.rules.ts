import { parseLine } from '@/lib/kit/number/line';
import { MARKET_NAMES, PERIOD_NAMES, SPORT_COPY, SPORT_MARKET_NAMES } from './sport.copy';
import type { Market, MarketKind, Match, Pair, Role, Selection, SportId } from './sport.model';

/** The markets between which a list can be switched: 独赢 | 让球 | 大小. */
export const LIST_KINDS = ['winner', 'handicap', 'total'] as const satisfies readonly MarketKind[];
export type ListKind = (typeof LIST_KINDS)[number];

/** Columns of a list, in order. */
const COLUMNS: Record<ListKind, readonly { role: Role; name: string }[]> = {
  winner: [
    { role: 'home', name: SPORT_COPY.home },
    { role: 'draw', name: SPORT_COPY.draw },
    { role: 'away', name: SPORT_COPY.away },
  ],
  handicap: [
    { role: 'home', name: SPORT_COPY.home },
    { role: 'away', name: SPORT_COPY.away },
  ],
  total: [
    { role: 'over', name: SPORT_COPY.over },
    { role: 'under', name: SPORT_COPY.under },
  ],
};

/** Only football knows a draw. */
export function columnsOf(kind: ListKind, sport: SportId): readonly { role: Role; name: string }[] {
  return COLUMNS[kind].filter(({ role }) => role !== 'draw' || sport === 'football');
}

/** The market that a list shows: full time, the venue's best line, else the first that is sold. */
export function listMarket(markets: readonly Market[], kind: ListKind): Market | null {
  const fitting = markets.filter((market) => market.kind === kind && market.period === 'full' && market.state !== 'closed');
  return fitting.find((market) => market.main) ?? fitting[0] ?? null;
}

/** Selections of a market in the order of the columns; null where the venue has none. */
export function cellsOf(market: Market | null, kind: ListKind, sport: SportId): readonly (Selection | null)[] {
  return columnsOf(kind, sport).map(({ role }) => market?.selections.find((selection) => selection.role === role) ?? null);
}

/** What stands in a cell beside the price: `主 -0.5/1`, `大 2.5`, `主`. */
export function cellLabel(market: Pick<Market, 'kind'>, selection: Pick<Selection, 'role' | 'line' | 'label' | 'name'>): string {
  switch (selection.role) {
    case 'home':
    case 'away':
    case 'draw': {
      const side = SPORT_COPY[selection.role];
      return market.kind === 'handicap' && selection.line !== null ? `${side} ${selection.line}` : side;
    }
    case 'over':
    case 'under':
      return selection.line === null ? SPORT_COPY[selection.role] : `${SPORT_COPY[selection.role]} ${selection.line}`;
    default:
      return selection.label || selection.name;
  }
}

/** `让球`, in basketball `让分`. */
export function kindName(kind: MarketKind, sport: SportId): string {
  return nameOf({ kind, name: kind }, sport);
}

/** Our own name, else the venue's. */
function nameOf({ kind, name }: Pick<Market, 'kind' | 'name'>, sport: SportId): string {
  return SPORT_MARKET_NAMES[sport]?.[kind] ?? MARKET_NAMES[kind] ?? name;
}

/** `让球`, `上半场让球`. */
export function marketName(market: Pick<Market, 'kind' | 'period' | 'name'>, sport: SportId = 'football'): string {
  const name = nameOf(market, sport);
  return market.period === 'full' || name.includes(PERIOD_NAMES[market.period]) ? name : `${PERIOD_NAMES[market.period]}${name}`;
}

export interface MarketGroup {
  /** `handicap:full`; stays the same while lines come and go. */
  id: string;
  kind: MarketKind;
  /** `让球`, or the venue's own name. */
  name: string;
  period: string;
  markets: readonly Market[];
}

const KIND_ORDER: readonly MarketKind[] = [
  'winner',
  'handicap',
  'total',
  'both-score',
  'double-chance',
  'draw-no-bet',
  'odd-even',
  'team-total',
  'set-handicap',
  'set-total',
  'correct-score',
  'other',
];

/** A match's markets by kind and period: full time first, best lines first; markets that the venue closed are left out. */
export function groupMarkets(markets: readonly Market[], sport: SportId = 'football'): readonly MarketGroup[] {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    if (market.state === 'closed') continue;
    const id = market.kind === 'other' ? `other:${market.period}:${market.name}` : `${market.kind}:${market.period}`;
    const group = groups.get(id);
    if (group) group.push(market);
    else groups.set(id, [market]);
  }
  return [...groups].map(([id, found]) => toGroup(id, found, sport)).toSorted(byPlace);
}

function toGroup(id: string, markets: readonly Market[], sport: SportId): MarketGroup {
  const first = markets[0]!;
  return {
    id,
    kind: first.kind,
    name: nameOf(first, sport),
    period: PERIOD_NAMES[first.period],
    // The best line stays on top, the others follow from the lowest to the highest.
    markets: markets.toSorted((a, b) => Number(b.main) - Number(a.main) || lineOf(a) - lineOf(b)),
  };
}

function lineOf(market: Market): number {
  return (market.line === null ? null : parseLine(market.line)) ?? 0;
}

function byPlace(a: MarketGroup, b: MarketGroup): number {
  const period = (group: MarketGroup) => Object.keys(PERIOD_NAMES).indexOf(group.markets[0]!.period);
  return period(a) - period(b) || KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
}

/** Chips over the groups: 全部 and 置顶 stand for themselves, a kind for its groups in any period. */
export type Chip = 'all' | 'pinned' | 'first-half' | MarketKind;

/** Chips that would show something, in order. */
export function chipsOf(groups: readonly MarketGroup[], pinned: readonly string[]): readonly Chip[] {
  const kinds = KIND_ORDER.filter((kind) => groups.some((group) => group.kind === kind));
  const half = groups.some((group) => group.period === PERIOD_NAMES['first-half']);
  const anyPinned = groups.some((group) => pinned.includes(group.id));
  return [...(anyPinned ? (['pinned'] as const) : []), 'all', ...kinds, ...(half ? (['first-half'] as const) : [])];
}

/** Groups that a chip and a typed text leave, pinned ones on top. The text is sought in names of markets and selections. */
export function shownGroups(
  groups: readonly MarketGroup[],
  choice: { chip: Chip; text: string; pinned: readonly string[] },
): readonly MarketGroup[] {
  const wanted = choice.text.trim().toLowerCase();
  return groups
    .filter((group) => fitsChip(group, choice.chip, choice.pinned))
    .filter((group) => wanted === '' || wordsOf(group).includes(wanted))
    .toSorted((a, b) => Number(choice.pinned.includes(b.id)) - Number(choice.pinned.includes(a.id)));
}

function fitsChip(group: MarketGroup, chip: Chip, pinned: readonly string[]): boolean {
  if (chip === 'all') return true;
  if (chip === 'pinned') return pinned.includes(group.id);
  if (chip === 'first-half') return group.period === PERIOD_NAMES['first-half'];
  return group.kind === chip;
}

function wordsOf(group: MarketGroup): string {
  const selections = group.markets.flatMap((market) => market.selections.map(({ name, label }) => `${name} ${label}`));
  return `${group.period}${group.name} ${group.name}${group.period} ${selections.join(' ')}`.toLowerCase();
}

/** Score from which an in-play handicap of football counts, `2:1`; null for every other market. */
export function handicapBase(match: Pick<Match, 'sport' | 'status' | 'score'>, kind: MarketKind): string | null {
  return kind === 'handicap' && match.sport === 'football' && match.status === 'live' && match.score ? scoreText(match.score) : null;
}

/** `奥·托雷斯科`: a player's name as a narrow row shows it. */
export function shortName(name: string): string {
  const parts = name.split('·');
  return parts.length > 1 ? `${[...parts[0]!][0]}·${parts.at(-1)}` : name;
}

export function scoreText(score: Pair): string {
  return `${score[0]}:${score[1]}`;
}

/** Why nothing of a match is sold just now: every market suspended. Null while one is open. */
export function suspendedTag(match: Pick<Match, 'status' | 'markets'>): string | null {
  if (match.status !== 'live' || match.markets.length === 0) return null;
  return match.markets.every((market) => market.state !== 'open') ? SPORT_COPY.suspendedTag : null;
}
