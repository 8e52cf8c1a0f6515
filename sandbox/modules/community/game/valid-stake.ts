import type { SettledStake } from '../../betting/stake/stake.model';
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

/** The fields of a round that its draw decides. */
export type DrawnRound = Pick<GameRound, 'id' | 'bet' | 'stake' | 'payout'>;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['home', 'away'],
  ['map-home', 'map-away'],
];
const oppositeOf = (bet: string) => OPPOSITES.find((pair) => pair.includes(bet))?.find((one) => one !== bet);
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Valid stakes of all rounds of one member on one draw, by the round's number. Stakes on opposite sides cancel each other, oldest
 * rounds first, and together they count at most the amount that the member won or lost on the draw.
 */
export function validStakesOfDraw(rounds: readonly DrawnRound[]): Map<bigint, bigint> {
  const inOrder = rounds.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const facing = new Map(
    inOrder.map(({ bet }) => [bet, sumOf(inOrder.filter((other) => other.bet === oppositeOf(bet)).map(({ stake }) => stake))]),
  );
  const net = sumOf(inOrder.map(({ payout, stake }) => payout - stake));
  let left = net < 0n ? -net : net;
  return new Map(
    inOrder.map((round) => {
      const cover = facing.get(round.bet)!;
      const opposed = least(round.stake, cover);
      facing.set(round.bet, cover - opposed);
      const valid = least(least(round.stake - opposed, validStakeOfRound({ ...round, state: 'settled' })), left);
      left -= valid;
      return [round.id, valid];
    }),
  );
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
