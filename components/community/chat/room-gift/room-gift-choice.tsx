'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { ROOM_GIFT_COPY, REJECTION_LINKS } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import type { RoomGiftRejectionField, RoomGiftSend, RoomGift, RoomGifts } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { route } from '@/lib/routes';
import { RoomGiftPicture } from './room-gift-picture';

/** Pages where a rejection can be resolved. */
const WAYS: Record<RoomGiftRejectionField, string> = {
  price: route('/mine/currency'),
  vipLevel: route('/mine/vip'),
  range: route('/mine/vip'),
  speak: route('/customer/main'),
  limit: route('/mine/limits'),
  room: route('/customer/main'),
};

/** The gifts with their states, the count of the chosen one, and why the last one was rejected. */
export function RoomGiftChoice({
  query,
  chosen,
  counts,
  pending,
  rejected,
  poor,
  onChoose,
  onCount,
  onClose,
}: {
  query: UseQueryResult<RoomGifts>;
  chosen: { gift: RoomGift; count: number } | null;
  counts: readonly number[];
  /** Given, with an unknown result. */
  pending: RoomGiftSend | null;
  rejected: RoomGiftSend | null;
  /** The chosen ones cost more coins than there are. */
  poor: boolean;
  onChoose: (gift: RoomGift) => void;
  onCount: (count: number) => void;
  onClose: () => void;
}) {
  const gifts = query.data;
  if (!gifts && !query.isError) return <Waiting />;
  if (!gifts)
    return <ErrorState title={ROOM_GIFT_COPY.error} reason={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (gifts.list.length === 0) {
    return (
      <EmptyState
        title={ROOM_GIFT_COPY.empty}
        hint={ROOM_GIFT_COPY.emptyHint}
        action={
          <Button block onClick={onClose}>
            {ROOM_GIFT_COPY.back}
          </Button>
        }
      />
    );
  }
  const field = rejected?.field ?? (poor ? 'price' : null);
  return (
    <>
      {query.isError ? <StaleStrip onRetry={() => void query.refetch()} /> : null}
      <div className="gutter space-y-3 pb-4">
        <fieldset aria-label={ROOM_GIFT_COPY.gifts} className="grid grid-cols-3 gap-2 max-[18em]:grid-cols-2">
          {gifts.list.map((gift) => (
            <Gift key={gift.giftId} gift={gift} on={gift.giftId === chosen?.gift.giftId} onChoose={() => onChoose(gift)} />
          ))}
        </fieldset>
        <fieldset aria-label={ROOM_GIFT_COPY.counts} className="flex flex-wrap items-center gap-2">
          {counts.map((count) => (
            <Chip key={count} on={count === chosen?.count} onClick={() => onCount(count)}>
              {ROOM_GIFT_COPY.count(count)}
            </Chip>
          ))}
        </fieldset>
        {pending ? (
          <output className="flex items-start gap-2 rounded-card bg-brand-bg px-4 py-3 text-14 text-brand">
            <Icon name="clock" size={18} className="mt-px shrink-0" />
            {ROOM_GIFT_COPY.pending(pending.name, pending.count)}
          </output>
        ) : null}
        {rejected || field ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warn-bg px-4 py-2 text-14 text-warn empty:hidden">
            {rejected ? (
              <p role="alert" className="min-w-0 flex-1 basis-40 py-1">
                {rejected.message}
              </p>
            ) : null}
            {field ? (
              <a href={WAYS[field]} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2">
                {REJECTION_LINKS[field]}
              </a>
            ) : null}
          </div>
        ) : null}
        <p className="text-13 text-text-2">{ROOM_GIFT_COPY.note}</p>
      </div>
    </>
  );
}

function Gift({ gift, on, onChoose }: { gift: RoomGift; on: boolean; onChoose: () => void }) {
  const look = on ? 'border-brand bg-brand-bg' : 'border-transparent bg-cell';
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChoose}
      className={`relative flex min-h-28 min-w-0 flex-col items-center justify-center gap-0.5 rounded-card border px-1 py-2 text-center ${look}`}
    >
      {gift.vipLevel > 0 ? (
        <span className="absolute top-1.5 right-1.5 rounded-tag bg-vip-bg px-1.5 text-11 font-semibold text-vip">
          {ROOM_GIFT_COPY.level(gift.vipLevel)}
        </span>
      ) : null}
      <RoomGiftPicture picture={gift.picture} className="size-12" />
      <span className={`text-14 [overflow-wrap:anywhere] ${on ? 'font-semibold text-brand' : ''}`}>{gift.name}</span>
      <span className="text-12 text-text-2">{ROOM_GIFT_COPY.price(coinText(gift.price))}</span>
    </button>
  );
}

function Waiting() {
  return (
    <div className="gutter pb-4">
      <output className="sr-only">{ROOM_GIFT_COPY.loading}</output>
      <div className="grid grid-cols-3 gap-2 max-[18em]:grid-cols-2">
        {[0, 1, 2, 3, 4, 5].map((cell) => (
          <Skeleton key={cell} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-3 h-8 w-60" />
    </div>
  );
}
