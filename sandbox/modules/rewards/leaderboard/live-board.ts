import { createPerSecond } from '../../../kernel/clock/per-second';
import type { Context } from '../../context';
import { PEAK_LISTED, rewardsOf, type Standing } from './leaderboard.rules';
import { listShown, listStandings, type Shown } from './leaderboard.store';

/** The board of a week that is not over. */
export interface LiveBoard {
  /** All of them, best first. */
  standings: readonly Standing[];
  /** Ranks, from 1, by member. */
  rankOf: ReadonlyMap<string, number>;
  /** Rewards by member, if the week ended now; minor units. */
  rewards: ReadonlyMap<string, bigint>;
  listed: readonly Shown[];
}

/**
 * Boards of weeks that are not over, by the week's name. Each is computed once a second for all callers: settlements, pauses and
 * names of the present second may be missing.
 */
export function createLiveBoards(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'settings' | 'onReset'>,
): (week: string) => Promise<LiveBoard> {
  const { db, clock } = context;
  return createPerSecond(context, async (week): Promise<LiveBoard> => {
    const now = Math.trunc(clock.now());
    const standings = await listStandings(db, context, week, now);
    const rankOf = new Map<string, number>();
    for (const [index, { memberId }] of standings.entries()) if (memberId !== null) rankOf.set(memberId, index + 1);
    return { standings, rankOf, rewards: rewardsOf(standings), listed: await listShown(db, standings.slice(0, PEAK_LISTED), now) };
  });
}
