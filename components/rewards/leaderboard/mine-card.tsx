'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { QueryContent } from '@/components/rewards/reward/query-content';
import { useRewards } from '@/components/rewards/reward/use-rewards';
import { Button, LinkButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Strip } from '@/components/ui/strip';
import { route } from '@/lib/routes';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import type { PeakMine, PeakPeriod, PeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import { peakMineOptions } from '@/lib/domain/rewards/leaderboard/leaderboard.queries';
import { differenceOf, distanceTo } from '@/lib/domain/rewards/leaderboard/leaderboard.rules';
import { dayText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';

/** The member's own rank in a week, the distance to the next one, and the reward once the week is closed. */
export function MineCard({ period, rules }: { period: PeakPeriod; rules: PeakRules | null }) {
  const query = useQuery(peakMineOptions(period));
  const rewards = useRewards();
  return (
    <section aria-label={PEAK_COPY.mine} className="card overflow-hidden">
      <QueryContent query={query} error={PEAK_COPY.mineError} skeleton={<MineSkeleton />}>
        {(mine) => (
          <>
            <MemberMissing />
            {rewards.isUnknown ? <Strip tone="warn">{PEAK_COPY.unknown}</Strip> : null}
            <div className="min-h-34 p-4">
              <Standing mine={mine} period={period} rules={rules} />
              <RewardPart mine={mine} rewards={rewards} />
            </div>
          </>
        )}
      </QueryContent>
    </section>
  );
}

function MineSkeleton() {
  return (
    <div className="p-4" aria-hidden="true">
      <Skeleton className="h-26" />
    </div>
  );
}

function Standing({ mine, period, rules }: { mine: PeakMine; period: PeakPeriod; rules: PeakRules | null }) {
  const { rank, multiple, nextRank, nextMultiple, reason } = mine;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-14 text-text-2">{PEAK_COPY.mine}</h2>
        {multiple === null ? null : <p className="text-13 text-text-2">{PEAK_COPY.best(multiple)}</p>}
      </div>
      <p className="mt-1 text-22 font-semibold">
        {rank === undefined ? PEAK_COPY.rankMissing : rank === null ? PEAK_COPY.unranked : PEAK_COPY.atRank(rank)}
      </p>
      {reason !== '' ? (
        <p className="mt-1 text-13 text-warn">{reason}</p>
      ) : rank === null ? (
        <div className="mt-1 flex items-center justify-between gap-2">
          <p className="min-w-0 text-13 text-text-2">
            {period === 'last' ? PEAK_COPY.unrankedLast : rules ? PEAK_COPY.unrankedHint(formatMinor(rules.minStake)) : ''}
          </p>
          {period === 'this' ? (
            <LinkButton href={route('/game/sport')} size="sm" variant="secondary" className="shrink-0">
              {PEAK_COPY.toBet}
            </LinkButton>
          ) : null}
        </div>
      ) : nextRank !== null && nextMultiple !== null && multiple !== null ? (
        <p className="mt-1 text-13 text-text-2">
          {period === 'this'
            ? PEAK_COPY.gap(nextRank, distanceTo(multiple, nextMultiple))
            : PEAK_COPY.gapLast(nextRank, differenceOf(multiple, nextMultiple))}
        </p>
      ) : rank === 1 ? (
        <p className="mt-1 text-13 text-text-2">{period === 'this' ? PEAK_COPY.top : PEAK_COPY.topLast}</p>
      ) : null}
    </>
  );
}

function RewardPart({ mine, rewards }: { mine: PeakMine; rewards: ReturnType<typeof useRewards> }) {
  const { week } = mine;
  const amount = mine.amount === null ? null : formatMinor(mine.amount);
  switch (mine.reward) {
    case null:
    case 'none':
      return null;
    case 'waiting':
      return <p className="mt-2 text-13 text-brand">{PEAK_COPY.waiting(amount)}</p>;
    case 'claimable': {
      // The claim names the week.
      if (week === null) return null;
      const busy = rewards.isOpen('peak', week);
      return (
        <div className="mt-3">
          <Button
            block
            busy={busy}
            disabled={!rewards.ready}
            end={busy || amount === null ? undefined : PEAK_COPY.claimAmount(amount)}
            onClick={() => void rewards.start({ target: 'peak', id: week, day: week })}
          >
            {busy ? PEAK_COPY.claiming : PEAK_COPY.claim}
          </Button>
          {mine.claimUntil === null ? null : (
            <p className="mt-1 text-12 text-text-2">{PEAK_COPY.claimUntil(dayText(mine.claimUntil - 1))}</p>
          )}
        </div>
      );
    }
    case 'claimed':
      return <p className="mt-2 text-13 text-text-2">{PEAK_COPY.isClaimed(amount)}</p>;
    case 'expired':
      return <p className="mt-2 text-13 text-text-2">{PEAK_COPY.expired}</p>;
  }
}

/** On the other boards: that last week's reward waits, with the way to it. */
export function LastReward() {
  const { data: last } = useQuery(peakMineOptions('last'));
  if (last?.reward !== 'claimable') return null;
  return (
    <div className="card overflow-hidden">
      <Strip
        tone="brand"
        action={
          <a href={`${route('/activity/friendPeakBet')}?tab=last`} className="hit-44 font-semibold underline">
            {PEAK_COPY.lastRewardLink}
          </a>
        }
      >
        {PEAK_COPY.lastReward(last.amount === null ? null : formatMinor(last.amount))}
      </Strip>
    </div>
  );
}
