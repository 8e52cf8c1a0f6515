'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { ChipRow } from '@/components/ui/list/chip-row';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { SimulatedNote } from '@/components/money/wallet/simulated-note';
import { MALL_CATEGORIES } from '@pavilion/contract/calls/mall.calls';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { CATEGORY_NAMES } from '@/lib/domain/rewards/mall/coin.copy';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallCategory } from '@/lib/domain/rewards/mall/mall.model';
import { mallOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { itemsOf, toCategory } from '@/lib/domain/rewards/mall/mall.rules';
import { route } from '@/lib/routes';
import { CoinCard } from './coin-card';
import { ItemCard } from './item-card';
import { MallSkeleton } from './mall-skeleton';
import { useOrdering } from './use-ordering';

/** 商城: the member's coins, and the items of the category in the address. */
export function MallScreen() {
  const mall = useQuery(mallOptions());
  const member = useQuery(memberOptions());
  const retry = () => {
    for (const query of [mall, member]) if (query.isError) void query.refetch();
  };
  if (!mall.data || !member.data) {
    const error = mall.error ?? member.error;
    if (!error) return <MallSkeleton />;
    return <ErrorState title={MALL_COPY.error} reason={error} busy={mall.isFetching || member.isFetching} onRetry={retry} />;
  }
  return (
    <>
      <SimulatedNote simulated>{MALL_COPY.note}</SimulatedNote>
      {mall.isError ? <StaleStrip onRetry={retry} /> : null}
      <Items member={member.data.id} />
    </>
  );
}

function Items({ member }: { member: string }) {
  const router = useRouter();
  const category = toCategory(useSearchParams().get('category'));
  const { data: mall } = useQuery(mallOptions());
  const ordering = useOrdering(member);
  if (!mall) return null;
  const show = (next: MallCategory | null) =>
    router.replace(`${route('/mine/currency')}${next === null ? '' : `?category=${next}`}`, { scroll: false });
  const items = itemsOf(mall.items, category);
  return (
    <>
      <div className="gutter space-y-2 pt-2">
        <CoinCard mall={mall} />
        {ordering.notice}
      </div>
      <ChipRow label={MALL_COPY.categories}>
        <Chip on={category === null} onClick={() => show(null)}>
          {MALL_COPY.all}
        </Chip>
        {MALL_CATEGORIES.map((one) => (
          <Chip key={one} on={category === one} onClick={() => show(one)}>
            {CATEGORY_NAMES[one]}
          </Chip>
        ))}
      </ChipRow>
      {items.length === 0 ? (
        <EmptyState
          title={MALL_COPY.none}
          action={
            category === null ? undefined : (
              <Button block variant="outline" size="sm" onClick={() => show(null)}>
                {MALL_COPY.showAll}
              </Button>
            )
          }
        />
      ) : (
        <ul aria-label={MALL_COPY.items} className="gutter list-end grid grid-cols-2 gap-2 max-[18em]:grid-cols-1">
          {items.map((item) => (
            <li key={item.itemId} className="flex">
              <ItemCard item={item} onOpen={() => ordering.open(item)} />
            </li>
          ))}
        </ul>
      )}
      {ordering.layers(mall)}
    </>
  );
}
