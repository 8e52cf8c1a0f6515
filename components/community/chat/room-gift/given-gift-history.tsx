'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { PagedHistory } from '@/components/rewards/mall/paged-history';
import { GIVEN_GIFT_COPY, ROOM_GIFT_COPY, ROOM_KIND_NAMES } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import type { GivenGift, GivenPage } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { givenOptions } from '@/lib/domain/community/chat/room-gift/room-gift.queries';
import { givenQuery, toGivenView, type GivenView } from '@/lib/domain/community/chat/room-gift/room-gift.rules';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { route } from '@/lib/routes';
import { timeText } from '@/lib/kit/format/site-time';
import { RoomGiftPicture } from './room-gift-picture';

const loadTable = async () => (await import('@/lib/domain/community/chat/room-gift/room-gift-csv.rules')).givenCsv;
const KINDS = ['lobby', 'match'] as const;

/** 聊天礼物: the member's given gifts, as the address selects them. */
export function GivenGiftHistory() {
  const router = useRouter();
  const view = toGivenView(useSearchParams());
  const query = useInfiniteQuery(givenOptions(view));
  const show = (next: GivenView) => router.replace(`${route('/mine/record/giftRecord')}${givenQuery(next)}`, { scroll: false });
  return (
    <PagedHistory<GivenGift, GivenPage>
      query={query}
      title={GIVEN_GIFT_COPY.given}
      loadTable={loadTable}
      filter={GIVEN_GIFT_COPY.roomKind}
      choices={[
        { name: GIVEN_GIFT_COPY.all, on: view.roomKind === null, choose: () => show({ ...view, roomKind: null }) },
        ...KINDS.map((roomKind) => ({
          name: ROOM_KIND_NAMES[roomKind],
          on: view.roomKind === roomKind,
          choose: () => show({ ...view, roomKind }),
        })),
      ]}
      days={{ value: view, choose: (days) => show({ ...view, ...days }) }}
      note={GIVEN_GIFT_COPY.rangeNote}
      error={GIVEN_GIFT_COPY.error}
      Totals={Totals}
      link={{ href: route('/chat'), name: GIVEN_GIFT_COPY.toChat }}
    >
      {(given) => <Row given={given} />}
    </PagedHistory>
  );
}

function Totals({ page: { totals } }: { page: GivenPage }) {
  return (
    <section aria-label={GIVEN_GIFT_COPY.totals} className="gutter py-2.5">
      <p className="text-12 text-text-2">{GIVEN_GIFT_COPY.totals}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {totals.map(({ roomKind, count, coins }) => (
          <div key={roomKind} className="min-w-0">
            <dt className="text-12 text-text-2">
              {ROOM_KIND_NAMES[roomKind]} {GIVEN_GIFT_COPY.count(count)}
            </dt>
            <dd className="text-15 font-semibold">{coins === 0 ? '0' : GIVEN_GIFT_COPY.spent(coinText(coins))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Row({ given: { roomKind, match, name, picture, count, coins, at } }: { given: GivenGift }) {
  return (
    <div className="gutter flex min-h-16 w-full items-center gap-3 py-2">
      <RoomGiftPicture picture={picture} className="size-11 shrink-0 rounded-card bg-vip-bg p-1.5" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">
          {name} {ROOM_GIFT_COPY.count(count)}
        </span>
        <span className="block text-12 text-text-2">
          {match === '' ? ROOM_KIND_NAMES[roomKind] : match}·{timeText(at)}
        </span>
      </span>
      <span className="shrink-0 text-16 font-semibold text-text-2">{GIVEN_GIFT_COPY.spent(coinText(coins))}</span>
    </div>
  );
}
