import type { Bet, BetLeg } from '../../sandbox/modules/betting/order/bet.tables';
import type { MatchState, Pair } from '../../sandbox/world/engine/world.model';

/**
 * Independent settlement of a bet from the final states of its matches alone: halves of quarter lines as stakes of their
 * own, combinations by the bits of a number, money in exact fractions cut once. Shares no code with the settler.
 */

/** Return of one unit on each of the two half stakes, in thousandths; a price has at most three digits. */
type Halves = readonly [bigint, bigint];
const BACK = 1000n;

const add = (pairs: readonly Pair[]): [number, number] => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
];

/** The score that a leg is about; null = never played out. */
function scoreOf({ kind, period }: BetLeg, state: MatchState): readonly [number, number] | null {
  const { sport, phase, score, halfScore, periodScores, periodsDone, corners } = state;
  const parts = sport === 'basketball' ? ['q1', 'q2', 'q3', 'q4'] : ['set-1', 'set-2', 'set-3', 'set-4', 'set-5'];
  if (phase === 'cancelled') return null;
  if (parts.includes(period)) return parts.indexOf(period) < periodsDone ? periodScores[parts.indexOf(period)]! : null;
  if (period === 'first-half') return halfScore;
  if (period === 'second-half' && sport === 'basketball') return periodsDone >= 4 ? add(periodScores.slice(2, 4)) : null;
  if (phase !== 'ended') return null;
  if (period === 'second-half') return halfScore && [score[0] - halfScore[0], score[1] - halfScore[1]];
  if (kind === 'corner-total') return corners;
  return sport === 'tennis' && ['handicap', 'total', 'odd-even'].includes(kind) ? add(periodScores) : score;
}

function halvesOf(leg: BetLeg, state: MatchState): Halves {
  const score = scoreOf(leg, state);
  return score ? halvesAt(leg, score) : [BACK, BACK];
}

/** Fields of a leg that decide its return, besides the final score of its kind and period. */
type Taken = Pick<BetLeg, 'sport' | 'kind' | 'period' | 'line' | 'role' | 'price' | 'inPlay' | 'homeAtBet' | 'awayAtBet'>;

/** The return of a leg at the final score of its kind and period; the compiler requires a case for every kind. */
export function halvesAt(leg: Taken, [home, away]: Pair): Halves {
  const full = BigInt(Math.round(Number(leg.price) * 1000));
  const pay = (won: boolean): Halves => (won ? [full, full] : [0n, 0n]);
  const split = (forUs: number, line: number): Halves => {
    const lines = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
    const half = (one: number) => (forUs * 4 + one > 0 ? full : forUs * 4 + one === 0 ? BACK : 0n);
    return [half(lines[0]!), half(lines[1]!)];
  };
  const line = leg.line ?? 0;
  const over = (counted: number) => (leg.role === 'over' ? split(counted, -line) : split(-counted, line));
  const sign = home > away ? 'home' : home < away ? 'away' : 'draw';
  const level = home === away;
  const named = () => pay(leg.role.split('-').includes(sign));
  switch (leg.kind) {
    case 'handicap':
    case 'set-handicap': {
      const [homeThen, awayThen] = leg.inPlay && leg.sport === 'football' ? [leg.homeAtBet ?? 0, leg.awayAtBet ?? 0] : [0, 0];
      const lead = home - homeThen - (away - awayThen);
      return leg.role === 'home' ? split(lead, line) : split(-lead, -line);
    }
    case 'total':
    case 'set-total':
    case 'corner-total':
      return over(home + away);
    case 'home-total':
      return over(home);
    case 'away-total':
      return over(away);
    case 'draw-no-bet':
      return level ? [BACK, BACK] : named();
    case 'winner':
      return level && leg.sport !== 'football' ? [BACK, BACK] : named();
    case 'double-chance':
      return named();
    case 'correct-score': {
      const max = leg.period === 'full' ? 4 : 2;
      return pay(leg.role === 'other-score' ? home > max || away > max : leg.role === `${home}-${away}`);
    }
    case 'both-score':
      return pay((home > 0 && away > 0) === (leg.role === 'yes'));
    case 'odd-even':
      return pay(((home + away) % 2 === 1) === (leg.role === 'odd'));
    case 'outright':
      return pay(home === leg.line);
  }
}

/** Return of the stake that was left to play; minor units. */
export function recount(bet: Bet, finalOf: (matchId: string) => MatchState): bigint {
  const legs = bet.legs.map((leg) => halvesOf(leg, finalOf(leg.matchId)));
  let sum = 0n;
  let bets = 0n;
  for (let bits = 1; bits < 2 ** legs.length; bits += 1) {
    const inside = legs.filter((_, i) => (bits >> i) % 2 === 1);
    if (bet.size === 0 ? inside.length < 2 : inside.length !== bet.size) continue;
    bets += 1n;
    sum += inside.reduce((all, [a, b]) => all * (a + b), 1n) * 2000n ** BigInt(legs.length - inside.length);
  }
  return ((bet.stake - bet.cashedStake) * sum) / (2000n ** BigInt(legs.length) * bets);
}
