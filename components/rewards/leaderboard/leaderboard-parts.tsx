'use client';

import { useQuery } from '@tanstack/react-query';
import { RuleList } from '@/components/rewards/reward/rule-list';
import { LinkButton } from '@/components/ui/button';
import { loginPath, route } from '@/lib/routes';
import { PEAK_COPY, peakRulesOf, ranksText } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import type { PeakBoard as Board, PeakPeriod, PeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { peakRulesOptions } from '@/lib/domain/rewards/leaderboard/leaderboard.queries';
import { formatMinor } from '@pavilion/number/money';
import { LastReward, MineCard } from './mine-card';
import { Leaderboard } from './leaderboard';
import { LeaderboardFriends } from './leaderboard-friends';

/**
 * 好友巅峰投注: the member's rank, a board, rewards and rules. `initial` and `board` are the server's data; the browser requests what the
 * server could not read.
 */
export function LeaderboardParts({
  tab,
  initial,
  board,
  isMember,
}: {
  tab: PeakPeriod | 'friends';
  initial: PeakRules | null;
  board: Board | null;
  isMember: boolean;
}) {
  const { data: rules = null } = useQuery(peakRulesOptions(initial));
  return (
    <>
      {isMember ? (
        <>
          {tab === 'last' ? null : <LastReward />}
          {tab === 'friends' ? null : <MineCard key={tab} period={tab} rules={rules} />}
        </>
      ) : (
        <PeakGuest />
      )}
      {tab !== 'friends' ? (
        <Leaderboard key={tab} period={tab} initial={board} isMember={isMember} />
      ) : isMember ? (
        <LeaderboardFriends />
      ) : null}
      {rules ? (
        <>
          <RewardTable rules={rules} />
          <RuleList title={PEAK_COPY.rules} rules={peakRulesOf(rules)} />
        </>
      ) : null}
    </>
  );
}

/** The page without a session: a description, and the login that comes back. */
function PeakGuest() {
  return (
    <section aria-label={PEAK_COPY.guestLead} className="card p-4">
      <h2 className="text-18 font-semibold">{PEAK_COPY.guestLead}</h2>
      <p className="mt-1 text-13 text-text-2">{PEAK_COPY.guest}</p>
      <LinkButton href={loginPath(route('/activity/friendPeakBet'))} block className="mt-3">
        {PEAK_COPY.logIn}
      </LinkButton>
    </section>
  );
}

function RewardTable({ rules }: { rules: PeakRules }) {
  return (
    <section aria-label={PEAK_COPY.rewards} className="card overflow-hidden">
      <h2 className="px-4 pt-4 pb-1 text-16 font-semibold">{PEAK_COPY.rewards}</h2>
      <table aria-label={PEAK_COPY.rewards} className="w-full text-14">
        <thead className="text-left text-12 text-text-2">
          <tr className="border-b border-line">
            <th scope="col" className="px-4 py-2 font-normal">
              {PEAK_COPY.rank}
            </th>
            <th scope="col" className="px-4 py-2 text-right font-normal">
              {PEAK_COPY.reward}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.rewards.map(({ from, to, amount }) => (
            <tr key={from} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-2.5 text-left font-normal">
                {ranksText(from, to)}
              </th>
              <td className="px-4 py-2.5 text-right font-semibold">{PEAK_COPY.coins(formatMinor(amount))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
