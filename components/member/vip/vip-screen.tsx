'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { vipOptions } from '@/lib/domain/member/vip/vip.queries';
import { rulesOf } from '@/lib/domain/member/vip/vip.rules';
import { VipBenefits } from './vip-benefits';
import { VipCalculator } from './vip-calculator';
import { VipCard } from './vip-card';
import { VipDays } from './vip-days';
import { VipGifts } from './vip-gifts';
import { VipHistory } from './vip-history';

/** VIP: the level, the requirement of the next one, its gifts and benefits, the stakes of the last days, and its history. */
export function VipScreen() {
  const query = useQuery(vipOptions());
  const retry = () => void query.refetch();
  if (!query.data) {
    if (query.isError) return <ErrorState reason={query.error} onRetry={retry} busy={query.isFetching} />;
    return <VipSkeleton />;
  }
  const rules = rulesOf(query.data);
  return (
    <>
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      <div className="gutter list-end space-y-2 pt-2">
        <VipCard vip={query.data} />
        <VipGifts vip={query.data} />
        {rules ? <VipBenefits level={rules} /> : null}
        {query.data.days ? <VipDays days={query.data.days} /> : null}
        {query.data.next ? <VipCalculator next={query.data.next} /> : null}
        <VipHistory history={query.data.history} />
      </div>
    </>
  );
}

function VipSkeleton() {
  return (
    <div className="gutter space-y-2 pt-2" aria-hidden="true">
      <Skeleton className="card h-[256px]" />
      <Skeleton className="card h-[202px]" />
      <Skeleton className="card h-[238px]" />
      <Skeleton className="card h-[170px]" />
      <Skeleton className="card h-[190px]" />
      <Skeleton className="card h-[120px]" />
    </div>
  );
}
