import { FRIEND_STAKE } from '../../rewards/invite/invite.rules';
import { storeBestWins } from '../../rewards/leaderboard/leaderboard-best.store';
import type { Tx } from '../../../kernel/db/database';
import { earnCoins } from '../../rewards/coin/coin.store';
import { courseOf, saveChanges } from '../../member/vip/vip.store';
import { addStake } from '../../member/vip/vip.rules';
import { fillSources } from '../../money/turnover/source.store';
import type { SettledStake } from '../stake/stake.model';
import { addToDays, lockStakes, saveStates, type LockedStakes } from '../stake/stake.store';

declare module '../../context' {
  interface Context {
    /**
     * Counts settled bets and rounds in the transaction that settles them. The caller marks each `counted`, so that none is counted
     * twice. Call it before money moves: other transactions lock coins first and the ledger last.
     */
    countSettled(tx: Tx, stakes: readonly SettledStake[]): Promise<void>;
  }
}

/** `countSettled` of the context: counts for levels, turnover, sums of days, coins and the week's best win. */
export async function countSettled(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  if (stakes.length === 0) return;
  const states = await lockStakes(
    tx,
    stakes.map(({ memberId }) => memberId),
  );
  const known = stakes.filter(({ memberId }) => states.has(memberId)).toSorted((a, b) => a.closedAt - b.closedAt);
  if (known.length === 0) return;
  await fillSources(tx, [...states.values()], known);
  for (const state of states.values()) await raise(tx, state, known);
  await saveStates(tx, [...states.values()]);
  await addToDays(tx, known);
  await storeBestWins(tx, known);
  await earnCoins(tx, known);
}

/** Advances the state's level and its sum for 好友邀请 by the member's own stakes. */
async function raise(tx: Tx, state: LockedStakes, stakes: readonly SettledStake[]): Promise<void> {
  const own = stakes.filter(({ memberId, stake }) => memberId === state.memberId && stake > 0n);
  const course = courseOf(state, state.base);
  for (const one of own) {
    addStake(course, one);
    if (one.game) continue;
    state.betStake += one.stake;
    if (state.friendAt === null && state.betStake >= FRIEND_STAKE) state.friendAt = one.closedAt;
  }
  const { level, peak, stake, inPeriod, periodStart, history } = course;
  Object.assign(state, { level, peak, stake, inPeriod, periodStart });
  await saveChanges(tx, state.memberId, history);
}
