import { isScoreRole, scoreHits, scoreOfRole } from '../../../world/football/correct-score';
import type { MarketKind, OptionRole, ScoreRole } from '../../../world/engine/market.model';
import type { Pair } from '../../../world/engine/world.model';
import type { Outcome, Wager } from './bet.model';

/**
 * The outcome of a wager at the final score of its kind and period: goals, points, games, sets or corners; for an outright the
 * winner's number.
 */
export function outcomeOf(wager: Wager, score: Pair): Outcome {
  if (wager.kind === 'handicap' || wager.kind === 'set-handicap') return fromQuarters(handicapQuarters(wager, score));
  const counted = COUNTED[wager.kind];
  if (counted) return fromQuarters(totalQuarters(wager, counted(score)));
  if (wager.kind === 'outright') return score[0] === wager.line ? 'won' : 'lost';
  if (isScoreRole(wager.role)) return scoreHits(wager.role, score, wager.period) ? 'won' : 'lost';
  if (wager.kind === 'draw-no-bet' && score[0] === score[1]) return 'push';
  // A level quarter or half returns the stake if the draw is not sold.
  if (wager.kind === 'winner' && wager.twoWay && score[0] === score[1]) return 'push';
  return hits(wager.role, score) ? 'won' : 'lost';
}

/**
 * The outcome of a wager whatever else is scored in its period: a total that is passed, goals of both sides, a correct score that
 * cannot come any more. Null while more play could change it.
 */
export function outcomeAlready(wager: Wager, score: Pair): Outcome | null {
  const counted = COUNTED[wager.kind];
  // The count is at least half a goal above the line.
  if (counted) return totalQuarters({ ...wager, role: 'over' }, counted(score)) >= 2 ? (wager.role === 'over' ? 'won' : 'lost') : null;
  if (wager.kind === 'both-score') return score[0] > 0 && score[1] > 0 ? (wager.role === 'yes' ? 'won' : 'lost') : null;
  if (!isScoreRole(wager.role)) return null;
  const named = scoreOfRole(wager.role);
  if (named) return score[0] > named[0] || score[1] > named[1] ? 'lost' : null;
  return scoreHits(wager.role, score, wager.period) ? 'won' : null;
}

const both = ([home, away]: Pair): number => home + away;

/** The count of a total, which only grows; null for kinds that are no total. */
const COUNTED: Readonly<Record<MarketKind, ((score: Pair) => number) | null>> = {
  winner: null,
  handicap: null,
  total: both,
  'both-score': null,
  'odd-even': null,
  'double-chance': null,
  'home-total': ([home]) => home,
  'away-total': ([, away]) => away,
  'set-handicap': null,
  'set-total': both,
  outright: null,
  'draw-no-bet': null,
  'correct-score': null,
  'corner-total': both,
};

/** Football: goals after the bet count for a handicap taken in play, all goals for one taken before kick-off. */
function handicapQuarters({ role, line, scoreAtBet }: Wager, [home, away]: Pair): number {
  const [homeThen, awayThen] = scoreAtBet ?? [0, 0];
  const forHome = (home - homeThen - (away - awayThen)) * 4 + (line ?? 0);
  return role === 'home' ? forHome : -forHome;
}

function totalQuarters({ role, line }: Wager, counted: number): number {
  const over = counted * 4 - (line ?? 0);
  return role === 'over' ? over : -over;
}

/** A quarter goal either way of the line wins or loses one of the two half stakes and returns the other. */
function fromQuarters(quarters: number): Outcome {
  if (quarters >= 2) return 'won';
  if (quarters === 1) return 'half-won';
  if (quarters === 0) return 'push';
  return quarters === -1 ? 'half-lost' : 'lost';
}

function hits(role: Exclude<OptionRole, ScoreRole>, [home, away]: Pair): boolean {
  switch (role) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'home-draw':
      return home >= away;
    case 'home-away':
      return home !== away;
    case 'draw-away':
      return home <= away;
    case 'yes':
      return home > 0 && away > 0;
    case 'no':
      return home === 0 || away === 0;
    case 'odd':
      return (home + away) % 2 === 1;
    case 'even':
      return (home + away) % 2 === 0;
    case 'over':
    case 'under':
      throw new RangeError(`${role} needs a total`);
  }
}
