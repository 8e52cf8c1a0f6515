'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ChipRow } from '@/components/ui/list/chip-row';
import { EmptyHistory, PagedList } from '@/components/ui/list/paged-list';
import { Chip } from '@/components/ui/chip';
import { changeAddress } from '@/components/ui/sheet/sheet-entries';
import { MALL_STATES } from '@pavilion/contract/calls/mall.calls';
import { ORDER_COPY, STATE_NAMES } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallState } from '@/lib/domain/rewards/mall/mall.model';
import { mallOrdersOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { toState } from '@/lib/domain/rewards/mall/mall.rules';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';
import { OrderRow } from './order-row';
import { OrderSheet } from './order-sheet';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';

const pathOf = (state: MallState | null) => `${route('/mine/mall/record')}${state === null ? '' : `?state=${state}`}`;

/** 商城订单: the member's orders of the state in the address. `order`: the one that the address opens. */
export function MallOrderHistory({ order }: { order: string | null }) {
  const router = useRouter();
  const state = toState(useSearchParams().get('state'));
  // The order stays while its sheet leaves.
  const [opened, setOpened] = useState(order === null ? null : { id: order, open: true });
  const query = useInfiniteQuery(mallOrdersOptions(state));
  const rows = joinPages(query.data?.pages ?? []);
  const show = (next: MallState | null) => router.replace(pathOf(next), { scroll: false });
  return (
    <>
      <div className="border-b border-line bg-surface">
        <ChipRow label={ORDER_COPY.states}>
          <Chip on={state === null} onClick={() => show(null)}>
            {ORDER_COPY.all}
          </Chip>
          {MALL_STATES.map((one) => (
            <Chip key={one} on={state === one} onClick={() => show(one)}>
              {STATE_NAMES[one]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PagedList
        query={query}
        error={ORDER_COPY.error}
        skeleton={<HistorySkeleton totals={0} flat />}
        empty={
          rows.length === 0 ? (
            <EmptyHistory
              title={state === null ? ORDER_COPY.empty : ORDER_COPY.emptyState}
              link={{ href: route('/mine/currency'), name: ORDER_COPY.toMall }}
              clear={state === null ? null : { name: ORDER_COPY.clear, onClear: () => show(null) }}
            />
          ) : null
        }
      >
        <ul aria-label={ORDER_COPY.title} className="mt-2 border-y border-line bg-surface">
          {rows.map((row) => (
            <li key={row.id} className="border-b border-line last:border-b-0">
              <OrderRow order={row} onOpen={() => setOpened({ id: row.id, open: true })} />
            </li>
          ))}
        </ul>
      </PagedList>
      {opened ? (
        <OrderSheet
          key={opened.id}
          orderId={opened.id}
          open={opened.open}
          onClose={() => {
            setOpened({ ...opened, open: false });
            // A reload shows the list, as the member left it.
            if (order !== null) changeAddress(pathOf(state));
          }}
        />
      ) : null}
    </>
  );
}
