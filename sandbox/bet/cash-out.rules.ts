import type { Minor } from '../../lib/kit/number/money';
import { HIGHEST_SCORE } from '../world/markets';
import { addUp } from '../world/state';
import type { MarketKind, MatchState, OptionRole, Pair, WorldMarket } from '../world/world.model';
import type { BetLeg } from './bet.schema';
import { betCountOf, factorOf, sumOfProducts, type Factor } from './combination.rules';
import { PARTS } from './ruling.rules';
import { COUNTED } from './settlement.rules';

/** The house keeps 5 % of what a bet is worth. */
const KEPT = { top: 95n, bottom: 100n } as const;
/** A rate is what one unit of stake brings now, in ten-thousandths. */
export const RATE_UNIT = 10_000n;
const MILLION = 1_000_000;
/** No chance that is only inferred is nearer to nothing or to certainty than this. */
const EDGE = 0.005;
/** Outside the lines on sale, points and games tell no chance nearer to nothing or to certainty than this; goals are few, their slope holds. */
const REACH = 0.14;

type LegNow = Pick<BetLeg, 'sport' | 'kind' | 'period' | 'line' | 'role' | 'inPlay' | 'homeAtBet' | 'awayAtBet'>;

interface OnSale {
  /** Markets of the leg's match as the venue sells them now. */
  markets: readonly WorldMarket[];
  /** 1.06 = 6 % over-round: what the venue's prices hold beyond the chances. */
  margin: number;
  /** What the leg's line is held against, so far. */
  score: Pair;
}

/**
 * The chance of a leg that the venue's prices tell now, its margin taken out: 0 to 1; null while the leg is not priced.
 * Where its line is not on sale any more, the chance is read off along the lines that are. A title has none: its prices
 * come from seasons that are drawn anew.
 */
export function chanceOf(leg: LegNow, { markets, margin, score }: OnSale): number | null {
  if (leg.kind === 'outright') return null;
  const chanceAt = (market: WorldMarket, role: OptionRole): number | null => {
    const price = market.options.find((option) => option.role === role)?.price ?? null;
    // The highest price of a score stands for everything less likely.
    if (price === null || (market.kind === 'correct-score' && Number(price) >= HIGHEST_SCORE)) return null;
    return Math.min(1, 1 / (Number(price) * margin));
  };
  const sold = markets.filter((market) => market.kind === leg.kind && market.period === leg.period);
  const line = lineNow(leg, score);
  const counted = COUNTED[leg.kind]?.(score);
  if (line !== null && counted !== undefined && isOver(line, counted)) return leg.role === 'over' ? 1 : 0;
  const exact = sold.find((market) => market.line === line);
  if (exact) return chanceAt(exact, leg.role);
  if (line === null) return null;
  const points = sold.flatMap((market) => {
    const chance = chanceAt(market, leg.role);
    return chance === null || market.line === null ? [] : [{ line: market.line, chance }];
  });
  const bySets = leg.kind === 'set-handicap' || leg.kind === 'set-total';
  return along(points, line, bySets ? null : leg.sport === 'football' ? EDGE : REACH);
}

/**
 * The line as the venue writes it now. Football's handicap counts from the score at the bet and is sold from the score
 * now; every other line stays what it was.
 */
function lineNow({ sport, kind, line, inPlay, homeAtBet, awayAtBet }: LegNow, [home, away]: Pair): number | null {
  if (line === null || kind !== 'handicap' || sport !== 'football') return line;
  const [homeThen, awayThen] = inPlay ? [homeAtBet ?? 0, awayAtBet ?? 0] : [0, 0];
  return line + 4 * (home - homeThen - (away - awayThen));
}

type Counts = Pick<MatchState, 'score' | 'periodScores' | 'halfScore' | 'corners'>;

/** What a leg's line is held against so far: corners, sets, or the goals, points or games of its period. */
export function scoreSoFar(state: Counts, { sport, kind, period }: Pick<BetLeg, 'sport' | 'kind' | 'period'>): Pair {
  if (sport !== 'football') return periodScore(state, kind, period);
  const { score, halfScore, corners } = state;
  if (kind === 'corner-total') return corners;
  if (period === 'first-half') return halfScore ?? score;
  if (period !== 'second-half') return score;
  return halfScore ? [score[0] - halfScore[0], score[1] - halfScore[1]] : [0, 0];
}

/** Basketball's periods are quarters, the second half without overtime; tennis counts games, and sets where the kind says so. */
function periodScore({ score, periodScores }: Counts, kind: MarketKind, period: BetLeg['period']): Pair {
  if (kind === 'set-total' || kind === 'set-handicap') return score;
  const part = PARTS[period] ?? 0;
  const [from, to] = SPANS[period] ?? [part, part + 1];
  return addUp(periodScores.slice(from, to));
}

const SPANS: Partial<Record<BetLeg['period'], readonly [from: number, to: number]>> = {
  full: [0, 5],
  'first-half': [0, 2],
  'second-half': [2, 4],
};

/** Half a goal and more above the line: nothing can change it. */
function isOver(line: number, counted: number): boolean {
  return counted * 4 - line >= 2;
}

const logit = (chance: number) => Math.log(chance / (1 - chance));
const within = (chance: number) => Math.min(1 - EDGE, Math.max(EDGE, chance));

interface Point {
  line: number;
  chance: number;
}

/** The chance at a line from its two neighbours, straight in log odds; outside all lines, on from the two nearest as far as `reach`. */
function along(points: readonly Point[], line: number, reach: number | null): number | null {
  const near = points.toSorted((one, other) => Math.abs(one.line - line) - Math.abs(other.line - line));
  const below = near.find((point) => point.line < line);
  const above = near.find((point) => point.line > line);
  const inside = below !== undefined && above !== undefined;
  const [a, b] = inside ? [below, above] : near;
  if (!a || !b || (!inside && reach === null)) return null;
  const [low, high] = [logit(within(a.chance)), logit(within(b.chance))];
  const at = low + ((high - low) * (line - a.line)) / (b.line - a.line);
  const chance = 1 / (1 + Math.exp(-at));
  const known = inside || reach === EDGE || (reach !== null && chance >= reach && chance <= 1 - reach);
  return known ? within(chance) : null;
}

interface ValuedLeg extends Pick<BetLeg, 'price' | 'outcome'> {
  /** Of a leg without outcome. */
  chance: number | null;
}

/**
 * What the venue pays now for one unit of the stake, in ten-thousandths, cut: the bet's fair value less 5 %. Legs of
 * different matches are independent, so the value of a product is the product of values. Null while an open leg has no
 * chance, and where nothing would be paid.
 */
export function cashOutRate(size: number, legs: readonly ValuedLeg[]): bigint | null {
  const factors: Factor[] = [];
  for (const { price, outcome, chance } of legs) {
    const full = factorOf(price, outcome);
    if (outcome !== null) factors.push(full);
    else if (chance === null) return null;
    else factors.push({ top: full.top * BigInt(Math.floor(chance * MILLION)), bottom: full.bottom * BigInt(MILLION) });
  }
  const count = betCountOf(legs.length, size);
  if (count === 0) return null;
  const { top, bottom } = sumOfProducts(factors, size);
  const rate = (top * KEPT.top * RATE_UNIT) / (bottom * BigInt(count) * KEPT.bottom);
  return rate > 0n ? rate : null;
}

/** What a stake brings at a rate; parts of a minor unit are cut. */
export function amountAt(rate: bigint, stake: Minor): Minor {
  return (stake * rate) / RATE_UNIT;
}

/** The least stake that may be given up, and the least that may stay; minor units. */
export const LEAST_PART: Minor = 1000n;

/** Whether a part of what is in play may be given up: all of it, or so much that it and the rest are worth a bet. */
export function isPart(part: Minor, inPlay: Minor): boolean {
  return part === inPlay || (part >= LEAST_PART && inPlay - part >= LEAST_PART);
}
