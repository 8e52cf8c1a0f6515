import { isScoreRole, scoreHits, scoreOfRole } from '../../../world/football/correct-score';
import type { MarketKind, OptionRole, ScoreRole } from '../../../world/engine/market.model';
import type { Pair } from '../../../world/engine/world.model';
import type { Outcome, Wager } from './bet.model';

/** The settlement of a kind of market. */
interface Rule {
  /** The outcome at the final score of its kind and period. */
  final: (wager: Wager, score: Pair) => Outcome;
  /** The outcome whatever else is scored in the period; null while more play could change it. */
  already: (wager: Wager, score: Pair) => Outcome | null;
}

/**
 * The outcome of a wager at the final score of its kind and period: goals, points, games, sets or corners; for an outright the
 * winner's number.
 */
export function outcomeOf(wager: Wager, score: Pair): Outcome {
  return RULES[wager.kind].final(wager, score);
}

/**
 * The outcome of a wager whatever else is scored in its period: a total that is passed, goals of both sides, a correct score that
 * cannot come any more. Null while more play could change it.
 */
export function outcomeAlready(wager: Wager, score: Pair): Outcome | null {
  return RULES[wager.kind].already(wager, score);
}

const wonIf = (isWon: boolean): Outcome => (isWon ? 'won' : 'lost');

/** Only the end decides. */
const open = () => null;

/** A kind that one of three results decides, except at scores at which it returns the stake. */
const byResult = (isReturned: (wager: Wager, score: Pair) => boolean = () => false): Rule => ({
  final: (wager, score) => (isReturned(wager, score) ? 'push' : wonIf(isResult(wager.role, score))),
  already: open,
});

const isLevel = ([home, away]: Pair) => home === away;

const BY_MARGIN: Rule = { final: (wager, score) => fromQuarters(handicapQuarters(wager, score)), already: open };

/** A total of a count, which only grows. */
const total = (counted: (score: Pair) => number): Rule => ({
  final: (wager, score) => fromQuarters(totalQuarters(wager, counted(score))),
  // The count is at least half a goal above the line.
  already: (wager, score) =>
    totalQuarters({ ...wager, role: 'over' }, counted(score)) >= 2 ? wonIf(chose(wager.role, 'over', 'under')) : null,
});

const both = ([home, away]: Pair): number => home + away;
const BOTH = total(both);

/** Each kind of market. A role such as yes or home means another bet in another kind, so every kind is named. */
const RULES: Readonly<Record<MarketKind, Rule>> = {
  // A level quarter or half returns the stake if the draw is not sold.
  winner: byResult(({ twoWay }, score) => twoWay === true && isLevel(score)),
  handicap: BY_MARGIN,
  'set-handicap': BY_MARGIN,
  total: BOTH,
  'home-total': total(([home]) => home),
  'away-total': total(([, away]) => away),
  'set-total': BOTH,
  'corner-total': BOTH,
  'both-score': {
    final: ({ role }, [home, away]) => wonIf(chose(role, 'yes', 'no') === (home > 0 && away > 0)),
    already: ({ role }, [home, away]) => (home > 0 && away > 0 ? wonIf(chose(role, 'yes', 'no')) : null),
  },
  'odd-even': { final: ({ role }, score) => wonIf(chose(role, 'odd', 'even') === (both(score) % 2 === 1)), already: open },
  'double-chance': byResult(),
  'draw-no-bet': byResult((_, score) => isLevel(score)),
  'correct-score': {
    final: ({ role, period }, score) => wonIf(scoreHits(scoreRole(role), score, period)),
    already({ role, period }, score) {
      const named = scoreOfRole(scoreRole(role));
      if (named) return score[0] > named[0] || score[1] > named[1] ? 'lost' : null;
      return scoreHits(scoreRole(role), score, period) ? 'won' : null;
    },
  },
  outright: { final: ({ line }, [winner]) => wonIf(winner === line), already: open },
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

/** True for the first of a market's two roles. @throws RangeError for a role of another kind. */
function chose(role: OptionRole, first: OptionRole, second: OptionRole): boolean {
  if (role !== first && role !== second) throw new RangeError(`${role} is neither ${first} nor ${second}`);
  return role === first;
}

/** @throws RangeError for a role that names no score. */
function scoreRole(role: OptionRole): ScoreRole {
  if (!isScoreRole(role)) throw new RangeError(`${role} names no score`);
  return role;
}

/** True if a score is one of the results that a role names. @throws RangeError for a role that names none. */
function isResult(role: OptionRole, [home, away]: Pair): boolean {
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
    default:
      throw new RangeError(`${role} names no result`);
  }
}
