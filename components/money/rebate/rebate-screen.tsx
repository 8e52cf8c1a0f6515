'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { REBATE_COPY } from '@/lib/domain/money/rebate/rebate.copy';
import type { RebateDay } from '@/lib/domain/money/rebate/rebate.model';
import { rebatesOptions } from '@/lib/domain/money/rebate/rebate.queries';
import { claimableDays, isEmpty } from '@/lib/domain/money/rebate/rebate.rules';
import { displayMoney } from '@pavilion/number/money-display';
import { route } from '@/lib/routes';
import { ClaimCard } from './claim-card';
import { RebateRow } from './rebate-row';
import { RebateSheet } from './rebate-sheet';
import { useClaim } from './use-claim';

/** 返水: rebates of settled bets by day, and 领取. `member`: id, null where the server could not read it. */
export function RebateScreen({ member }: { member: string | null }) {
  const query = useQuery(rebatesOptions());
  const { data: known } = useQuery({ ...memberOptions(), enabled: member === null });
  // The row stays while its sheet leaves.
  const [opened, setOpened] = useState<{ day: RebateDay; open: boolean } | null>(null);
  const claim = useClaim(member ?? known?.id ?? null, ({ state, total }) => {
    // The session's guard shows a rejection, with the platform's message.
    if (state === 'done') showToast(REBATE_COPY.done(displayMoney(total, 'floor')), { tone: 'done' });
  });
  const retry = () => void query.refetch();
  if (!query.data) {
    if (query.isError) return <ErrorState reason={query.error} onRetry={retry} busy={query.isFetching} />;
    return <RebateSkeleton />;
  }
  const { list, oddsFloor } = query.data;
  const shown = opened && (list.find(({ day }) => day === opened.day.day) ?? opened.day);
  return (
    <>
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      <div className="gutter list-end space-y-2 pt-2">
        {member === null ? <MemberMissing framed /> : null}
        <ClaimCard rebates={query.data} open={claim.open} onClaim={() => claim.start(claimableDays(list))} />
        <section aria-label={REBATE_COPY.byDay} className="card overflow-hidden">
          {isEmpty(list) ? (
            <EmptyState
              title={REBATE_COPY.empty}
              hint={REBATE_COPY.emptyHint}
              action={
                <LinkButton href={route('/game/sport')} variant="outline" size="sm" block>
                  {REBATE_COPY.toSport}
                </LinkButton>
              }
            />
          ) : (
            <>
              <h2 className="px-4 pt-4 text-16 font-semibold">{REBATE_COPY.byDay}</h2>
              <ul>
                {list.map((day) => (
                  <RebateRow
                    key={day.day}
                    day={day}
                    busy={claim.open !== null}
                    claiming={claim.open?.days.includes(day.day) ?? false}
                    onOpen={() => setOpened({ day, open: true })}
                    onClaim={() => claim.start([day])}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
        <section aria-label={REBATE_COPY.rules} className="card p-4">
          <h2 className="text-16 font-semibold">{REBATE_COPY.rules}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-text-2">
            {REBATE_COPY.rule(oddsFloor).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <LinkButton href={route('/mine/vip/details')} variant="outline" size="sm" block className="mt-3">
            {REBATE_COPY.toVip}
          </LinkButton>
        </section>
      </div>
      {opened && shown ? (
        <RebateSheet day={shown} oddsFloor={oddsFloor} open={opened.open} onClose={() => setOpened({ ...opened, open: false })} />
      ) : null}
    </>
  );
}

function RebateSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2" aria-hidden="true">
      <Skeleton className="card h-[176px]" />
      <Skeleton className="card h-[244px]" />
      <Skeleton className="card h-[260px]" />
    </div>
  );
}
