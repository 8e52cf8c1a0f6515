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
  if (!score) return [BACK, BACK];
  const full = BigInt(Math.round(Number(leg.price) * 1000));
  const [home, away] = score;
  const pay = (won: boolean): Halves => (won ? [full, full] : [0n, 0n]);
  const split = (forUs: number, line: number): Halves => {
    const lines = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
    const half = (one: number) => (forUs * 4 + one > 0 ? full : forUs * 4 + one === 0 ? BACK : 0n);
    return [half(lines[0]!), half(lines[1]!)];
  };
  const line = leg.line ?? 0;
  if (leg.kind.endsWith('handicap')) {
    const [homeThen, awayThen] = leg.inPlay && state.sport === 'football' ? [leg.homeAtBet ?? 0, leg.awayAtBet ?? 0] : [0, 0];
    const lead = home - homeThen - (away - awayThen);
    return leg.role === 'home' ? split(lead, line) : split(-lead, -line);
  }
  if (leg.kind.endsWith('total')) {
    const counted = leg.kind === 'home-total' ? home : leg.kind === 'away-total' ? away : home + away;
    return leg.role === 'over' ? split(counted, -line) : split(-counted, line);
  }
  if (home === away && (leg.kind === 'draw-no-bet' || (leg.kind === 'winner' && state.sport !== 'football'))) return [BACK, BACK];
  if (leg.kind === 'correct-score') {
    const named = leg.period === 'full' ? 4 : 2;
    return pay(leg.role === 'other-score' ? home > named || away > named : leg.role === `${home}-${away}`);
  }
  const sign = home > away ? 'home' : home < away ? 'away' : 'draw';
  if (leg.role === 'yes' || leg.role === 'no') return pay((home > 0 && away > 0) === (leg.role === 'yes'));
  if (leg.role === 'odd' || leg.role === 'even') return pay(((home + away) % 2 === 1) === (leg.role === 'odd'));
  return pay(leg.role.split('-').includes(sign));
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
