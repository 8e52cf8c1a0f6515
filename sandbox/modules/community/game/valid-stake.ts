import type { SettledStake } from '../../betting/stake/stake.model';
import type { DrawRules } from './game.model';
import type { GameRound } from './game.tables';

/**
 * The part of a round's stake that counts for turnover, levels and rebate, minor units: the amount won or lost, at most the stake.
 * A round that only returns its stake counts nothing.
 */
export function validStakeOfRound({ state, stake, payout }: Pick<GameRound, 'state' | 'stake' | 'payout'>): bigint {
  if (state !== 'settled') return 0n;
  const net = payout > stake ? payout - stake : stake - payout;
  return net < stake ? net : stake;
}

/** A bet of a round on a draw. Money is minor units. */
export interface DrawnLine {
  /** Its round. */
  id: bigint;
  bet: string;
  stake: bigint;
  payout: bigint;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Valid stakes of all rounds of one member on one draw, by the round's number. Stakes on opposite sides cancel each other, oldest
 * rounds first, and together they count at most the amount that the member won or lost on the draw.
 */
export function validStakesOfDraw(lines: readonly DrawnLine[], opposites: DrawRules['opposites']): Map<bigint, bigint> {
  const oppositeOf = (bet: string) => opposites.find((pair) => pair.includes(bet))?.find((one) => one !== bet);
  const inOrder = lines.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const facing = new Map(
    inOrder.map(({ bet }) => [bet, sumOf(inOrder.filter((other) => other.bet === oppositeOf(bet)).map(({ stake }) => stake))]),
  );
  const net = sumOf(inOrder.map(({ payout, stake }) => payout - stake));
  let left = net < 0n ? -net : net;
  const valid = new Map<bigint, bigint>();
  for (const { id, bet, stake, payout } of inOrder) {
    const cover = facing.get(bet)!;
    const opposed = least(stake, cover);
    facing.set(bet, cover - opposed);
    const counted = least(least(stake - opposed, validStakeOfRound({ state: 'settled', stake, payout })), left);
    left -= counted;
    valid.set(id, (valid.get(id) ?? 0n) + counted);
  }
  return valid;
}

/** A settled round of a member as the sums count it. */
export function stakeOfRound({ memberId, stake, payout, playedAt, settledAt, validStake }: GameRound & { memberId: string }): SettledStake {
  const counted = validStake ?? 0n;
  return {
    memberId,
    betId: null,
    kind: 'game',
    game: true,
    stake: counted,
    dayStake: counted,
    placedAt: playedAt!,
    closedAt: settledAt ?? playedAt!,
    staked: stake,
    paid: payout,
    won: false,
  };
}
