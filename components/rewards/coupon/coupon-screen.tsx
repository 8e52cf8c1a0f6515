'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useMemberClaims } from '@/components/rewards/bonus/use-claims';
import { ChipRow } from '@/components/ui/list/chip-row';
import { LinkButton } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { COUPON_STATES } from '@pavilion/contract/calls/coupon.calls';
import { COUPON_COPY, COUPON_STATE_NAMES } from '@/lib/domain/rewards/coupon/coupon.copy';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';
import { couponsOptions } from '@/lib/domain/rewards/coupon/coupon.queries';
import { countsOf, defaultState, toCouponState } from '@/lib/domain/rewards/coupon/coupon.rules';
import { route } from '@/lib/routes';
import { CouponCard } from './coupon-card';
import { CouponSheet } from './coupon-sheet';
import { CouponSkeleton } from './coupon-skeleton';

/** 福利券: the member's coupons by state; the address has the state. */
export function CouponScreen() {
  const router = useRouter();
  const params = useSearchParams();
  const query = useQuery(couponsOptions());
  const claims = useMemberClaims();
  // The coupon stays while its sheet leaves. `opening` makes each opening a decision of its own.
  const [opened, setOpened] = useState<{ coupon: Coupon; open: boolean; opening: number } | null>(null);
  const retry = () => void query.refetch();
  if (!query.data) {
    if (query.isError) return <ErrorState title={COUPON_COPY.error} reason={query.error} busy={query.isFetching} onRetry={retry} />;
    return <CouponSkeleton />;
  }
  const counts = countsOf(query.data);
  const current = toCouponState(params) ?? defaultState(query.data);
  const shown = query.data.filter(({ state }) => state === current);
  const use = (coupon: Coupon) => setOpened((before) => ({ coupon, open: true, opening: (before?.opening ?? 0) + 1 }));
  return (
    <>
      <div className="border-b border-line bg-surface">
        <ChipRow label={COUPON_COPY.states}>
          {COUPON_STATES.map((state) => (
            <Chip
              key={state}
              on={state === current}
              onClick={() => router.replace(`${route('/mine/record/welfare')}?state=${state}`, { scroll: false })}
            >
              {COUPON_STATE_NAMES[state]} {counts[state]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <MemberMissing />
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      {shown.length === 0 ? (
        <EmptyState
          title={COUPON_COPY.empty[current]}
          hint={current === 'claimable' ? COUPON_COPY.emptyHint : undefined}
          action={
            <LinkButton href={route('/activity/discount')} variant="outline" size="sm" block>
              {COUPON_COPY.toDiscount}
            </LinkButton>
          }
        />
      ) : (
        <ul className="gutter list-end space-y-2 pt-2" aria-busy={query.isFetching}>
          {shown.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} claim={claims.of('coupon', coupon.id)} onUse={() => use(coupon)} />
            </li>
          ))}
        </ul>
      )}
      {opened ? (
        <CouponSheet
          key={opened.opening}
          coupon={query.data.find(({ id }) => id === opened.coupon.id) ?? opened.coupon}
          claims={claims}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  );
}
