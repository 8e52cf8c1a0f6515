'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { GIFT_COPY } from '@/lib/domain/rewards/gift/gift.copy';
import type { Gift } from '@/lib/domain/rewards/gift/gift.model';
import { giftsOptions } from '@/lib/domain/rewards/gift/gift.queries';
import { giftQuery, toGiftView, type GiftView } from '@/lib/domain/rewards/gift/gift.rules';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { joinPages } from '@/lib/kit/list/rows.rules';
import { route } from '@/lib/routes';
import { CsvButton } from '../../ui/list/csv-button';
import { GiftFilter } from './gift-filter';
import { GiftList } from './gift-list';
import { GiftSheet } from './gift-sheet';
import { GiftTotals } from './gift-totals';
import { EmptyHistory, PagedList } from '../../ui/list/paged-list';
import { HistorySkeleton } from '@/components/ui/list/history-skeleton';

const loadTable = async () => (await import('@/lib/domain/rewards/gift/gift-csv.rules')).toCsv;

/** 礼金记录: bonuses, coupons and gifts, as the address selects them. */
export function GiftHistory() {
  const router = useRouter();
  const view = toGiftView(useSearchParams());
  // The row stays while its sheet closes, and when it has left the filter.
  const [opened, setOpened] = useState<{ row: Gift; open: boolean } | null>(null);
  const query = useInfiniteQuery(giftsOptions(view));
  const show = (next: GiftView) => router.replace(`${route('/mine/record/giftRecord')}${giftQuery(next)}`, { scroll: false });

  const pages = query.data?.pages ?? [];
  const rows = joinPages(pages);
  return (
    <>
      <GiftFilter
        view={view}
        action={<CsvButton name={GIFT_COPY.title} query={query} toRows={joinPages} loadTable={loadTable} />}
        onChange={show}
      />
      <PagedList
        query={query}
        error={GIFT_COPY.error}
        skeleton={<HistorySkeleton />}
        totals={<GiftTotals totals={pages.at(-1)?.totals ?? []} />}
        empty={
          rows.length === 0 ? (
            <EmptyHistory
              title={RECORD_COPY.empty}
              link={{ href: route('/activity/discount'), name: GIFT_COPY.toDiscount }}
              clear={view.kind || view.state ? { name: GIFT_COPY.clear, onClear: () => show({ ...view, kind: null, state: null }) } : null}
            />
          ) : null
        }
      >
        <GiftList rows={rows} onOpen={(row) => setOpened({ row, open: true })} />
      </PagedList>
      {opened ? (
        <GiftSheet
          row={rows.find(({ id }) => id === opened.row.id) ?? opened.row}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  );
}
