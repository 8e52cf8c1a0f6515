import { Big } from 'big.js';
import type { VenueCode } from '@pavilion/contract/constants';
import { parseLine } from '@pavilion/number/line';
import type { Minor } from '@pavilion/number/money';
import { compareOdds } from '@pavilion/number/odds-order';
import { oddsProduct } from '@pavilion/number/product';
import { isOther, type Match, type Pair } from '@/lib/domain/betting/match/sport.model';
import { toScore } from '@/lib/domain/betting/match/settlement.rules';
import type { ComboLimit } from '@/lib/domain/betting/order/combo.model';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { doubleChance, toNamed, type Named } from '@/lib/domain/betting/sport/selection.copy';
import { seenBase } from './base.rules';
import { canCombine, clashOf } from './combo-judge.rules';
import { fundingWalletOf } from './funding-wallet.rules';
import type { Wallet } from './judgement.model';
import { toLeg } from './leg.rules';
import { replaceLeg } from './legs.rules';
import { priceMove } from './policy.rules';
import type { SlipLeg, SlipMode, StoredSlip } from './slip.model';
import type { LegOffers, MatchNow, RowSwap, SingleSwap, SwappedLeg, SwapTarget, TwinReading, WholeSwap } from './swap.model';

/** Percent by which a price must be higher to be offered. */
const MIN_GAIN = 1;
const START: Pair = [0, 0];

/** The side of a selection, or the result that it names; null for a selection that only its venue can name. */
function sideOf({ role, marketKind, selection, home, away }: Named): string | null {
  if (role !== 'other') return role;
  if (marketKind === 'double-chance') return doubleChance(selection, home, away);
  const score = marketKind === 'correct-score' ? toScore(selection) : null;
  return score && scoreText(score);
}

/** True if the same selection can be recognised at another venue: by kind, period, line and side, never by a venue's own name. */
export function isSwappable(leg: SlipLeg): boolean {
  const { sport, marketKind, period } = leg;
  return !isOther(sport) && marketKind !== 'other' && marketKind !== 'outright' && period !== 'other' && sideOf(leg) !== null;
}

const isSamePair = (a: Pair, b: Pair) => a[0] === b[0] && a[1] === b[1];

/** Lines that venues write differently are the same while they count the same. */
function isSameLine(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const quarters = parseLine(a);
  return quarters !== null && quarters === parseLine(b);
}

/**
 * True if a bet at the twin counts as the leg does. In football a handicap in play counts from the score at the bet, and while the scores
 * differ one venue's prices predate a goal.
 */
function countsAlike(leg: SlipLeg, now: MatchNow, twin: Match): boolean {
  if (leg.sport !== 'football') return true;
  const there = twin.status === 'upcoming' ? START : twin.score;
  const here = now.live ? now.score : START;
  if (leg.marketKind === 'handicap') {
    const base = seenBase(leg);
    if (!base || !there || !isSamePair(base, there)) return false;
  }
  return !here || !there || isSamePair(here, there);
}

/** A leg's selection in the twin of its match, or why it cannot be bet on there. */
export function swapTarget(leg: SlipLeg, now: MatchNow, reading: TwinReading): SwapTarget {
  const { venue } = reading;
  if (reading.match === null) return { venue, state: reading.state };
  const twin = reading.match;
  if (!countsAlike(leg, now, twin)) return { venue, state: 'behind' };
  const side = sideOf(leg);
  const sided = twin.markets
    .filter(({ kind, period, state }) => kind === leg.marketKind && period === leg.period && state !== 'closed')
    .flatMap((market) =>
      market.selections
        .filter((selection) => side !== null && sideOf(toNamed(twin, market, selection)) === side)
        .map((selection) => ({ market, selection })),
    );
  const same = sided.filter(({ selection }) => isSameLine(selection.line, leg.line));
  for (const { market, selection } of same) {
    const { price } = selection;
    if (market.state === 'open' && price !== null) {
      return { venue, state: 'open', leg: toLeg(twin, market, selection, price), parlay: market.parlay };
    }
  }
  if (same.length > 0) return { venue, state: 'suspended' };
  const other = sided.find(({ market }) => market.main) ?? sided[0];
  return other?.selection.line ? { venue, state: 'line', line: other.selection.line } : { venue, state: 'none' };
}

/** True if the wallet that pays at a venue has the stake, or anything before one is typed; an unknown balance blocks nothing. */
function canPay(wallet: Wallet, venue: VenueCode, stake: Minor | null): boolean {
  const available = fundingWalletOf(wallet, venue)?.available ?? null;
  return available === null || (available > 0n && available >= (stake ?? 0n));
}

/**
 * The venue with the highest price for a single, if that is at least 1 % higher, or the best one that takes the bet while its own does not.
 * `isTaken`: a selection that is in the slip or in a bet under way.
 */
export function singleSwap(
  { price, shut, isFixed, targets }: LegOffers,
  wallet: Wallet,
  stake: Minor | null,
  isTaken: (selectionId: string) => boolean,
): SingleSwap | null {
  if (isFixed) return null;
  const open = targets.flatMap((target) =>
    target.state === 'open' && !isTaken(target.leg.selectionId) && canPay(wallet, target.venue, stake) ? [target.leg] : [],
  );
  const [best] = open.toSorted((a, b) => compareOdds(b.seenPrice, a.seenPrice));
  if (!best) return null;
  if (shut) return { leg: best, by: null };
  if (price === null || new Big(best.seenPrice).times(100).lt(new Big(price).times(100 + MIN_GAIN))) return null;
  return { leg: best, by: priceMove(price, best.seenPrice)?.by ?? null };
}

/** The venue of an earlier leg that this leg of a combination clashes with, or why it cannot be moved there; null without such a clash. */
export function rowSwap(all: readonly LegOffers[], index: number): RowSwap | null {
  const own = all[index]!;
  const earlier = all.slice(0, index).find(({ leg }) => clashOf(own.leg, leg) !== null);
  if (!earlier || own.isFixed || clashOf(own.leg, earlier.leg) !== 'parlay-venues') return null;
  const { venue } = earlier.leg;
  const target = own.targets.find((other) => other.venue === venue);
  if (!target) return { kind: 'fixed' };
  if (own.targets.every(({ state }) => state === 'none')) return { kind: 'nowhere' };
  if (target.state === 'looking') return { kind: 'looking' };
  if (target.state === 'line') return { kind: 'line', venue, line: target.line };
  if (target.state !== 'open') return { kind: 'none', venue, why: target.state };
  if (!target.parlay) return { kind: 'none', venue, why: 'no-parlay' };
  const isThere = all.some(({ leg }) => leg.venue === venue && leg.matchId === target.leg.matchId);
  return isThere ? { kind: 'none', venue, why: 'same-match' } : { kind: 'move', leg: target.leg };
}

/** A leg as it would be at a venue that takes it in a parlay; null when that does not. */
function legAt({ leg, price, parlay, isFixed, targets }: LegOffers, venue: VenueCode): SlipLeg | null {
  // The total is that of the present prices; the leg itself keeps the price that the member saw.
  if (leg.venue === venue) return price !== null && parlay ? leg : null;
  const target = targets.find((other) => other.venue === venue);
  return !isFixed && target?.state === 'open' && target.parlay ? target.leg : null;
}

/** The venues that take all legs as one bet, the one with the highest total price first. */
export function wholeSwaps(all: readonly LegOffers[], venues: readonly VenueCode[]): readonly WholeSwap[] {
  return venues
    .flatMap((venue): WholeSwap[] => {
      const legs = all.flatMap((offers) => legAt(offers, venue) ?? []);
      if (legs.length < all.length || !canCombine(legs)) return [];
      const prices = legs.map((leg, index) => (leg === all[index]!.leg ? all[index]!.price! : leg.seenPrice));
      return [{ venue, legs, total: oddsProduct(prices) }];
    })
    .toSorted((a, b) => compareOdds(b.total, a.total));
}

/** True if a venue's quote of all legs sells the combinations that the mode offers: the parlay, or any system. */
export function sellsTogether(mode: SlipMode, quotes: readonly Quote[], combos: readonly ComboLimit[] | null): boolean {
  if (!combos || quotes.some(({ state, parlay }) => state !== 'open' || !parlay)) return false;
  return combos.some(({ size, max }) => max > 0n && (mode !== 'parlay' || size === quotes.length));
}

type Slip = Pick<StoredSlip, 'legs' | 'stakes'>;

/** Moves legs, by their selection, to others at their places and with their stakes; a leg that is gone, or there already, stays. */
export function swapLegs(slip: Slip, moves: ReadonlyMap<string, SlipLeg>): { slip: Slip; swapped: readonly SwappedLeg[] } {
  let next = slip;
  const swapped: SwappedLeg[] = [];
  for (const before of slip.legs) {
    const after = moves.get(before.selectionId);
    if (!after || next.legs.some(({ selectionId }) => selectionId === after.selectionId)) continue;
    swapped.push({ before, after, stake: slip.stakes[before.selectionId] });
    next = replaceLeg(next, before.selectionId, after);
  }
  return { slip: next, swapped };
}

/** Restores moved legs with their prices and stakes. A leg that was removed since then, or is in a bet under way, stays as it is. */
export function undoSwap(slip: Slip, swapped: readonly SwappedLeg[], isInOpenBet: (leg: SlipLeg) => boolean): Slip {
  let next = slip;
  for (const { before, after, stake } of swapped) {
    if (isInOpenBet(after) || !next.legs.some(({ selectionId }) => selectionId === after.selectionId)) continue;
    const { legs, stakes } = replaceLeg(next, after.selectionId, before);
    const { [before.selectionId]: _typed, ...others } = stakes;
    next = { legs, stakes: stake === undefined ? others : { ...others, [before.selectionId]: stake } };
  }
  return next;
}
