import type { CallResponse } from '@pavilion/contract/call';

import type { gameListCall, roundListCall } from '@pavilion/contract/calls/game.calls';
import type { Game, MyGames, RoundPage } from '@/lib/domain/community/game/game.model';
import { CATEGORY_CODES } from '@/lib/domain/community/game/game.rules';
import { moneyOnWire, timeOnWire } from './wire';

/** States at their numbers on the wire. */
const STATES: readonly Game['state'][] = ['closed', 'open', 'maintenance'];

/** A game as the platform sends it. */
function gameOnWire(game: Game): CallResponse<typeof gameListCall>['list'][number] {
  const { category, state, until, minStake, maxStake, returnBest, returnWorst, trial, openedAt, nextAt, ...same } = game;
  return {
    ...same,
    category: category === null ? '' : CATEGORY_CODES[category],
    state: STATES.indexOf(state),
    maintainEnd: until,
    minStake: moneyOnWire(minStake),
    maxStake: moneyOnWire(maxStake),
    returnBest: returnBest === null ? null : returnBest * 100,
    returnWorst: returnWorst === null ? null : returnWorst * 100,
    trial: trial ? '1' : '0',
    openTime: timeOnWire(openedAt),
    nextTime: timeOnWire(nextAt),
  };
}

/** The data of `gameList`. */
export function myGamesOnWire({ games, favorites, recent }: MyGames): CallResponse<typeof gameListCall> {
  return { list: games.map(gameOnWire), favorites: [...favorites], recent: [...recent] };
}

/** The data of `roundList`. */
export function roundsOnWire({ list, totals }: RoundPage): CallResponse<typeof roundListCall> {
  const { count, stake, payout, open } = totals;
  return {
    list: list.map(({ id, at, settledAt, resumable, ...round }) => ({
      ...round,
      roundId: id,
      stake: moneyOnWire(round.stake),
      payout: moneyOnWire(round.payout),
      takeable: moneyOnWire(round.takeable),
      resumable: resumable ? '1' : '0',
      playTime: timeOnWire(at),
      settleTime: timeOnWire(settledAt),
    })),
    total: count,
    stake: moneyOnWire(stake === null || open === null ? null : stake + open),
    payout: moneyOnWire(payout),
    open: moneyOnWire(open),
  };
}
