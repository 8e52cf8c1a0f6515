'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { Money } from '@/components/ui/money';
import { CATEGORY_NAMES, COIN_COPY, EXCHANGE_COPY } from '@/lib/domain/rewards/mall/coin.copy';
import { coinText, recordQuery, toExchangeView, type ExchangeView } from '@/lib/domain/rewards/mall/coin.rules';
import { type Exchange, type ExchangePage, mallOrderPath } from '@/lib/domain/rewards/mall/mall.model';
import { exchangesOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { timeText } from '@/lib/kit/format/site-time';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { ItemPicture } from './item-picture';
import { PagedHistory } from './paged-history';

const loadTable = async () => (await import('@/lib/domain/rewards/mall/coin-csv.rules')).exchangesCsv;
/** Categories that give play money. */
const CATEGORIES = ['voucher', 'coin'] as const;

/** 兑换记录: coins that became play money, as the address selects them. */
export function ExchangeHistory() {
  const router = useRouter();
  const view = toExchangeView(useSearchParams());
  const query = useInfiniteQuery(exchangesOptions(view));
  const show = (next: ExchangeView) => router.replace(`${route('/mine/record/currencyRecord')}${recordQuery(next)}`, { scroll: false });
  return (
    <PagedHistory<Exchange, ExchangePage>
      query={query}
      title={PAGE_TITLES.currencyRecord}
      loadTable={loadTable}
      filter={EXCHANGE_COPY.category}
      choices={[
        { name: COIN_COPY.all, on: view.category === null, choose: () => show({ ...view, category: null }) },
        ...CATEGORIES.map((category) => ({
          name: CATEGORY_NAMES[category],
          on: view.category === category,
          choose: () => show({ ...view, category }),
        })),
      ]}
      days={{ value: view, choose: (days) => show({ ...view, ...days }) }}
      note={EXCHANGE_COPY.rangeNote}
      error={EXCHANGE_COPY.error}
      Totals={Totals}
    >
      {(exchange) => <Row exchange={exchange} />}
    </PagedHistory>
  );
}

function Totals({ page: { totals } }: { page: ExchangePage }) {
  return (
    <section aria-label={EXCHANGE_COPY.totals} className="gutter py-2.5">
      <p className="text-12 text-text-2">{EXCHANGE_COPY.totals}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {totals.map(({ category, count, coins, credit }) => (
          <div key={category} className="min-w-0">
            <dt className="text-12 text-text-2">
              {CATEGORY_NAMES[category]} {COIN_COPY.count(count)}
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 text-15 font-semibold">
              <Money minor={credit} signed />
              <span className="text-12 font-normal text-text-2">{EXCHANGE_COPY.spent(coinText(coins))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Row({ exchange: { id, picture, category, title, price, credit, at } }: { exchange: Exchange }) {
  return (
    <a href={mallOrderPath(id)} className="gutter flex min-h-16 w-full items-center gap-3 py-2 text-left active:bg-cell">
      <ItemPicture picture={picture} category={category} className="h-11 w-14 shrink-0 rounded-card p-1.5" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-12 text-text-2">
          {CATEGORY_NAMES[category]}·{timeText(at)}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Money minor={credit} signed unit className="text-16 font-semibold text-brand" />
        <span className="text-12 text-text-2">{EXCHANGE_COPY.spent(coinText(price))}</span>
      </span>
    </a>
  );
}
