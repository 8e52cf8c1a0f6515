import { parseLine } from '@pavilion/number/line';
import { nameOf } from './market.rules';
import { PERIOD_NAMES } from '@/lib/domain/betting/match/period.copy';
import { isOther, type Market, type MarketKind, type SportId } from '@/lib/domain/betting/match/sport.model';

export interface MarketGroup {
  /** `handicap:full`, `total:other:大/小-加时赛`; independent of the group's lines. */
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
  'home-total',
  'away-total',
  'corner-total',
  'set-handicap',
  'set-total',
  'correct-score',
  'other',
];

/** Markets that only the venue's own name distinguishes. */
const isOwn = ({ kind, period }: Market, sport: SportId) => kind === 'other' || period === 'other' || isOther(sport);

/** A match's markets by kind and period: full time first, best lines first; leaves out closed markets. */
export function groupMarkets(markets: readonly Market[], sport: SportId = 'football'): readonly MarketGroup[] {
  const groups = new Map<string, Market[]>();
  for (const market of markets) {
    if (market.state === 'closed') continue;
    const id = `${market.kind}:${market.period}${isOwn(market, sport) ? `:${market.name}` : ''}`;
    const group = groups.get(id);
    if (group) group.push(market);
    else groups.set(id, [market]);
  }
  return [...groups].map(([id, found]) => toGroup(id, found, sport)).toSorted(byPosition);
}

function toGroup(id: string, markets: readonly Market[], sport: SportId): MarketGroup {
  const first = markets[0]!;
  return {
    id,
    kind: first.kind,
    name: isOwn(first, sport) && first.name ? first.name : nameOf(first, sport),
    // The venue's own name states which part of the match it is about.
    period: isOther(sport) ? '' : PERIOD_NAMES[first.period],
    // The best line first, then the others in ascending order.
    markets: markets.toSorted((a, b) => Number(b.main) - Number(a.main) || lineOf(a) - lineOf(b)),
  };
}

function lineOf(market: Market): number {
  return (market.line === null ? null : parseLine(market.line)) ?? 0;
}

function byPosition(a: MarketGroup, b: MarketGroup): number {
  const period = (group: MarketGroup) => Object.keys(PERIOD_NAMES).indexOf(group.markets[0]!.period);
  return period(a) - period(b) || KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
}

const HALVES = ['first-half', 'second-half'] as const;

/** Chips above the groups: 全部, 置顶, a kind (its groups in any period), a half (its groups of any kind). */
export type MarketChip = 'all' | 'pinned' | (typeof HALVES)[number] | MarketKind;

/** Chips with at least one group, in order. */
export function chipsOf(groups: readonly MarketGroup[], pinned: readonly string[]): readonly MarketChip[] {
  const kinds = KIND_ORDER.filter((kind) => groups.some((group) => group.kind === kind));
  const halves = HALVES.filter((half) => groups.some((group) => group.period === PERIOD_NAMES[half]));
  const anyPinned = groups.some((group) => pinned.includes(group.id));
  return [...(anyPinned ? (['pinned'] as const) : []), 'all', ...kinds, ...halves];
}

/** Groups that match a chip and a typed text, pinned ones first. The text is searched in names of markets and selections. */
export function shownGroups(
  groups: readonly MarketGroup[],
  choice: { chip: MarketChip; text: string; pinned: readonly string[] },
): readonly MarketGroup[] {
  const wanted = choice.text.trim().toLowerCase();
  return groups
    .filter((group) => fitsChip(group, choice.chip, choice.pinned))
    .filter((group) => wanted === '' || searchTextOf(group).includes(wanted))
    .toSorted((a, b) => Number(choice.pinned.includes(b.id)) - Number(choice.pinned.includes(a.id)));
}

function fitsChip(group: MarketGroup, chip: MarketChip, pinned: readonly string[]): boolean {
  if (chip === 'all') return true;
  if (chip === 'pinned') return pinned.includes(group.id);
  if (chip === 'first-half' || chip === 'second-half') return group.period === PERIOD_NAMES[chip];
  return group.kind === chip;
}

function searchTextOf(group: MarketGroup): string {
  const selections = group.markets.flatMap((market) => market.selections.map(({ name, label }) => `${name} ${label}`));
  return `${group.period}${group.name} ${group.name}${group.period} ${selections.join(' ')}`.toLowerCase();
}
