import { settleAt, type Settlement } from '@/lib/domain/betting/match/settlement.rules';
import { isOther, type Match, type Pair, type Period, type Phase } from '@/lib/domain/betting/match/sport.model';
import { chancesOf } from '@/lib/domain/betting/sport/selection.copy';
import type { OrderLeg } from './order.model';

/** The state of a leg in a running match. */
export interface Needs {
  /** The outcome if nothing more happened. */
  outcome: Settlement['outcome'];
  /** True if no further play changes it. */
  isFinal: boolean;
  /** The fewest goals, points, games or corners that make it a win, by side; null when it is one, or cannot become one. */
  gap: Pair | null;
  /** The fewest further goals, points, games or corners that end the win of an under, and the outcome then; null for anything else. */
  limit: { count: number; outcome: Needs['outcome'] } | null;
  /** Goals that count, of the leg's period and, for an in-play handicap, after the bet. */
  counted: Pair;
  /** True if goals before the bet do not count. */
  isSinceBet: boolean;
}

/** Figures of a match that a leg may depend on. */
export type Played = Pick<Match, 'status' | 'phase' | 'score' | 'halfScore' | 'corners' | 'periodScores'>;

/** More than any count of a match. */
const FAR = 400;
/** Sum of both sides' counts up to which every way to share it is tried; beyond it only one side counts on. */
const SHARED = 24;
const SMALL = [0, 1, 2, 3];

/** Further counts, each side's, that stand for all: a kind that none of them changes is decided. */
const FUTURES: readonly Pair[] = [...SMALL.flatMap((home) => SMALL.map((away): Pair => [home, away])), [FAR, 0], [0, FAR], [FAR, FAR]];

/** State of a leg from the figures of its match; null where they do not show it. */
export function needsOf(leg: OrderLeg, match: Played): Needs | null {
  if (leg.outcome !== 'open' || isOther(leg.sport) || isWithoutBase(leg)) return null;
  const part = countOf(leg, match);
  if (!part) return null;
  const { score, isOver } = part;
  const at = ([home, away]: Pair) => settledAt(leg, [score[0] + home, score[1] + away]);
  const now = at([0, 0]);
  if (!now) return null;
  const gap = isOver || now.outcome === 'won' ? null : gapOf(at);
  return {
    outcome: now.outcome,
    limit: isOver || leg.role !== 'under' || now.outcome !== 'won' ? null : limitOf(at),
    isFinal: isOver || (gap === null && FUTURES.every((more) => at(more)?.outcome === now.outcome)),
    gap,
    counted: now.since ?? score,
    isSinceBet: now.since !== null,
  };
}

/** True if the leg would win all or half of its stake at the present score. */
export const isAhead = ({ outcome }: Pick<Needs, 'outcome'>): boolean => outcome === 'won' || outcome === 'half-won';

/** An in-play handicap of football counts from the score at the bet, which only the venue names. */
const isWithoutBase = ({ sport, marketKind, period, live, scoreAtBet }: OrderLeg) =>
  sport === 'football' && marketKind === 'handicap' && live && (scoreAtBet === null || period === 'second-half');

function settledAt(leg: OrderLeg, score: Pair): Pick<Settlement, 'outcome' | 'since'> | null {
  if (leg.marketKind !== 'double-chance') return settleAt(leg, score);
  const chances = chancesOf(leg.selection, leg.home, leg.away);
  if (!/^[12X]{2}$/.test(chances)) return null;
  const result = score[0] === score[1] ? 'X' : score[0] > score[1] ? '1' : '2';
  return { outcome: chances.includes(result) ? 'won' : 'lost', since: null };
}

function gapOf(at: (more: Pair) => Pick<Settlement, 'outcome'> | null): Pair | null {
  for (let count = 1; count <= FAR; count += 1) {
    const shares = count > SHARED ? [count, 0] : Array.from({ length: count + 1 }, (_, less) => count - less);
    const home = shares.find((share) => at([share, count - share])?.outcome === 'won');
    if (home !== undefined) return [home, count - home];
  }
  return null;
}

function limitOf(at: (more: Pair) => Pick<Settlement, 'outcome'> | null): Needs['limit'] {
  for (let count = 1; count <= FAR; count += 1) {
    // One of the sides may not count.
    const outcome = [at([count, 0]), at([0, count])].find((one) => one && one.outcome !== 'won')?.outcome;
    if (outcome) return { count, outcome };
  }
  return null;
}

/** The count of a leg's period so far, and true if that period is over; null where the match does not show it. */
function countOf(leg: OrderLeg, match: Played): { score: Pair; isOver: boolean } | null {
  if (match.status !== 'live' && match.status !== 'interrupted') return null;
  switch (leg.sport) {
    case 'football':
      return footballCount(leg, match);
    case 'basketball':
      return basketballCount(leg, match);
    default:
      return tennisCount(leg, match);
  }
}

const running = (score: Pair | null | undefined) => (score ? { score, isOver: false } : null);
const over = (score: Pair | null | undefined) => (score ? { score, isOver: true } : null);

const REGULAR: ReadonlySet<Phase> = new Set(['first-half', 'half-time', 'second-half', 'interrupted']);

/** Without extra time, whose goals do not count. */
function footballCount({ marketKind, period }: OrderLeg, { phase, score, halfScore, corners }: Played) {
  const isCorners = marketKind === 'corner-total';
  const all = isCorners ? corners : score;
  if (!REGULAR.has(phase)) return null;
  if (period === 'full') return running(all);
  if (period === 'first-half') {
    if (phase === 'first-half') return running(all);
    if (phase === 'half-time') return over(all);
    return phase === 'second-half' && !isCorners ? over(halfScore) : null;
  }
  if (period !== 'second-half' || phase !== 'second-half' || isCorners || !all || !halfScore) return null;
  return running([all[0] - halfScore[0], all[1] - halfScore[1]]);
}

const QUARTERS: readonly Period[] = ['q1', 'q2', 'q3', 'q4'];
const SETS: readonly Period[] = ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'];

const sum = (pairs: readonly Pair[]) => pairs.reduce<Pair>((all, pair) => [all[0] + pair[0], all[1] + pair[1]], [0, 0]);

/** Parts of a match by index, of which the last may be running. `isRunning`: a part is being played, no break. */
function partsCount([from, to]: Pair, periodScores: readonly Pair[], isRunning: boolean) {
  const done = periodScores.length - (isRunning ? 1 : 0);
  if (periodScores.length <= from) return null;
  const score = sum(periodScores.slice(from, to));
  return done >= to ? over(score) : running(score);
}

function basketballCount({ period }: OrderLeg, { phase, score, periodScores }: Played) {
  if (period === 'full') return running(score);
  if (phase === 'interrupted') return null;
  const isRunning = phase === 'overtime' || QUARTERS.some((quarter) => quarter === phase);
  if (period === 'first-half') return partsCount([0, 2], periodScores, isRunning);
  if (period === 'second-half') return partsCount([2, 4], periodScores, isRunning);
  const index = QUARTERS.indexOf(period);
  return index < 0 ? null : partsCount([index, index + 1], periodScores, isRunning);
}

/** Handicaps, totals, odd and even of a whole match count games, everything else sets. */
function tennisCount({ period, marketKind }: OrderLeg, { phase, score, periodScores }: Played) {
  if (period === 'full') {
    const isGames = marketKind === 'handicap' || marketKind === 'total' || marketKind === 'odd-even';
    return running(isGames && periodScores.length > 0 ? sum(periodScores) : isGames ? null : score);
  }
  const index = SETS.indexOf(period);
  if (index < 0 || phase === 'interrupted') return null;
  return partsCount(
    [index, index + 1],
    periodScores,
    SETS.some((set) => set === phase),
  );
}
