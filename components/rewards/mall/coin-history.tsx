'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import { COIN_REASONS } from '@pavilion/contract/calls/mall.calls';
import { COIN_COPY, REASON_NAMES } from '@/lib/domain/rewards/mall/coin.copy';
import { coinText, recordQuery, signedCoins, toCoinView, type CoinView } from '@/lib/domain/rewards/mall/coin.rules';
import { type CoinEntry, type CoinPage, mallOrderPath } from '@/lib/domain/rewards/mall/mall.model';
import { coinsOptions } from '@/lib/domain/rewards/mall/mall.queries';
import { timeText } from '@/lib/kit/format/site-time';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { CoinMark } from './coin-mark';
import { REASON_ICONS } from './order-look';
import { PagedHistory } from './paged-history';

const loadTable = async () => (await import('@/lib/domain/rewards/mall/coin-csv.rules')).coinsCsv;

/** 金币明细: coins in and out, as the address selects them. */
export function CoinHistory() {
  const router = useRouter();
  const view = toCoinView(useSearchParams());
  const query = useInfiniteQuery(coinsOptions(view));
  const show = (next: CoinView) => router.replace(`${route('/mine/mall/coinRecord')}${recordQuery(next)}`, { scroll: false });
  return (
    <PagedHistory<CoinEntry, CoinPage>
      query={query}
      title={PAGE_TITLES.coinRecord}
      loadTable={loadTable}
      filter={COIN_COPY.reason}
      choices={[
        { name: COIN_COPY.all, on: view.reason === null, choose: () => show({ ...view, reason: null }) },
        ...COIN_REASONS.map((reason) => ({
          name: REASON_NAMES[reason],
          on: view.reason === reason,
          choose: () => show({ ...view, reason }),
        })),
      ]}
      days={{ value: view, choose: (days) => show({ ...view, ...days }) }}
      note={COIN_COPY.rangeNote}
      error={COIN_COPY.error}
      Totals={Totals}
    >
      {(entry) => <Row entry={entry} />}
    </PagedHistory>
  );
}

function Totals({ page: { balance, totals } }: { page: CoinPage }) {
  return (
    <section aria-label={COIN_COPY.totals} className="gutter py-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-12 text-text-2">
        {COIN_COPY.totals}
        <span className="flex items-center gap-1">
          {COIN_COPY.balance}
          <CoinMark size={14} />
          <span className="text-14 font-semibold text-text">{balance === null ? '—' : coinText(balance)}</span>
        </span>
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {totals.map(({ reason, count, amount }) => (
          <div key={reason} className="min-w-0">
            <dt className="text-12 text-text-2">
              {REASON_NAMES[reason]} {COIN_COPY.count(count)}
            </dt>
            <dd className="text-15 font-semibold">{signedCoins(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Row({ entry: { reason, title, amount, balance, orderId, at } }: { entry: CoinEntry }) {
  const content = (
    <>
      <Icon name={REASON_ICONS[reason]} className="text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-12 text-text-2">
          {REASON_NAMES[reason]}·{timeText(at)}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className={`text-16 font-semibold ${amount > 0 ? 'text-brand' : ''}`}>{signedCoins(amount)}</span>
        <span className="text-12 text-text-2">{COIN_COPY.afterText(coinText(balance))}</span>
      </span>
    </>
  );
  const look = 'gutter flex min-h-16 w-full items-center gap-3 py-2 text-left';
  return orderId === null ? (
    <div className={look}>{content}</div>
  ) : (
    <a href={mallOrderPath(orderId)} className={`${look} active:bg-cell`}>
      {content}
    </a>
  );
}
