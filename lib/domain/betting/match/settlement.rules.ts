import { parseLine, type Quarters } from '@pavilion/number/line';
import { isOther, type Pair } from '@/lib/domain/betting/match/sport.model';
import type { OrderLeg, Outcome } from '../order/order.model';

/** Calculation of a leg's outcome from the score, as computed here. */
export interface Settlement {
  outcome: Exclude<Outcome, 'open' | 'void'>;
  /** The score the venue used. */
  score: Pair;
  /** Goals after the bet, when only those count (in-play handicap). */
  since: Pair | null;
  /** The number that a total counted. */
  counted: number | null;
  /** Distance from the line in quarter goals, for lines. */
  margin: Quarters | null;
}

/** `2-0`, `2:0` → [2, 0] */
export function toScore(text: string | null): Pair | null {
  const match = /^(\d{1,3})\s*[-:]\s*(\d{1,3})$/.exec(text?.trim() ?? '');
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/**
 * The outcome of a settled leg, computed from the venue's score. An independent estimate: shown beside the venue's outcome,
 * never instead of it. Null = open, void, or a market that the score does not decide.
 */
export function settle(leg: OrderLeg): Settlement | null {
  const score = leg.outcome === 'open' || leg.outcome === 'void' ? null : toScore(leg.result);
  return score && settleAt(leg, score);
}

/** The outcome of a leg if `score`, of its own period, were final. Null = a market that the score does not decide. */
export function settleAt(leg: OrderLeg, score: Pair): Settlement | null {
  // In a sport of the general form the unit of a line is unknown here.
  if (isOther(leg.sport)) return null;
  const [home, away] = score;
  const plain = (won: boolean): Settlement => ({ outcome: won ? 'won' : 'lost', score, since: null, counted: null, margin: null });
  switch (leg.marketKind) {
    case 'winner':
      // Basketball and tennis have no draw (平局) selection: a level quarter or half returns the stake.
      if (leg.sport !== 'football' && leg.role !== 'draw' && home === away) return { ...plain(false), outcome: 'push' };
      if (leg.role === 'home') return plain(home > away);
      if (leg.role === 'away') return plain(away > home);
      return leg.role === 'draw' ? plain(home === away) : null;
    case 'odd-even':
      if (leg.role !== 'odd' && leg.role !== 'even') return null;
      return plain((home + away) % 2 === (leg.role === 'odd' ? 1 : 0));
    case 'both-score':
      if (leg.role !== 'yes' && leg.role !== 'no') return null;
      return plain((home > 0 && away > 0) === (leg.role === 'yes'));
    case 'draw-no-bet':
      if (leg.role !== 'home' && leg.role !== 'away') return null;
      return home === away ? { ...plain(false), outcome: 'push' } : plain(home > away === (leg.role === 'home'));
    case 'set-handicap':
      return byLine(leg, score, lineOf(leg), null);
    case 'handicap': {
      // In-play handicaps of football count only goals after the bet (venue rules); other sports count the whole match.
      const before = leg.live && leg.sport === 'football' ? leg.scoreAtBet : null;
      const since: Pair | null = before ? [home - before[0], away - before[1]] : null;
      return byLine(leg, score, lineOf(leg), since);
    }
    case 'set-total':
    case 'total':
    case 'corner-total':
      return byTotal(leg, score, home + away);
    case 'home-total':
      return byTotal(leg, score, home);
    case 'away-total':
      return byTotal(leg, score, away);
    case 'correct-score':
      return byNamedScore(leg, score);
    default:
      return null;
  }
}

function byLine(leg: OrderLeg, score: Pair, line: Quarters | null, since: Pair | null): Settlement | null {
  if (line === null || (leg.role !== 'home' && leg.role !== 'away')) return null;
  const [home, away] = since ?? score;
  const margin = (leg.role === 'home' ? home - away : away - home) * 4 + line;
  return { outcome: outcomeOf(margin), score, since, counted: null, margin };
}

/** `其他` depends on the list of scores that the venue sells, which only the venue knows. */
function byNamedScore({ selection }: OrderLeg, score: Pair): Settlement | null {
  const named = toScore(selection);
  if (!named) return null;
  return { outcome: named[0] === score[0] && named[1] === score[1] ? 'won' : 'lost', score, since: null, counted: null, margin: null };
}

function byTotal(leg: OrderLeg, score: Pair, counted: number): Settlement | null {
  const line = lineOf(leg);
  if (line === null || (leg.role !== 'over' && leg.role !== 'under')) return null;
  const over = counted * 4 - Math.abs(line);
  const margin = leg.role === 'over' ? over : -over;
  return { outcome: outcomeOf(margin), score, since: null, counted, margin };
}

const lineOf = (leg: OrderLeg) => (leg.line === null ? null : parseLine(leg.line));

/** A margin of a quarter goal decides half of the stake, of half a goal all of it. */
function outcomeOf(margin: Quarters): Settlement['outcome'] {
  if (margin >= 2) return 'won';
  if (margin === 1) return 'half-won';
  if (margin === 0) return 'push';
  return margin === -1 ? 'half-lost' : 'lost';
}
