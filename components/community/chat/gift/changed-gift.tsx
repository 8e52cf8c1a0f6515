'use client';

import { AlertDialog } from '@/components/ui/sheet/dialog';
import { GIFT_COPY } from '@/lib/domain/community/chat/gift/gift.copy';
import type { RoomGift, RoomGifts } from '@/lib/domain/community/chat/gift/gift.model';
import { giftFault } from '@/lib/domain/community/chat/gift/gift.rules';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';

/** Requests a confirmation after a gift has changed. `before`: as the member was shown it; `now`: null when it is gone. */
export function ChangedGift({
  open,
  before,
  now,
  count,
  gifts,
  onAgain,
  onClose,
}: {
  open: boolean;
  before: RoomGift;
  now: RoomGift | null;
  count: number;
  gifts: RoomGifts | null;
  onAgain: (gift: RoomGift) => void;
  onClose: () => void;
}) {
  const fault = now && gifts ? giftFault(now, count, gifts) : null;
  const can = now !== null && fault === null;
  return (
    <AlertDialog
      open={open}
      title={GIFT_COPY.changedTitle}
      confirm={can ? GIFT_COPY.again : GIFT_COPY.back}
      cancel={can ? GIFT_COPY.later : undefined}
      onConfirm={can ? () => onAgain(now) : onClose}
      onClose={onClose}
    >
      {now === null ? (
        GIFT_COPY.changedGone
      ) : (
        <>
          <p>{now.price === before.price ? GIFT_COPY.changedOther : GIFT_COPY.changedPrice(coinText(before.price), coinText(now.price))}</p>
          <p className="mt-2 font-semibold text-text">{GIFT_COPY.changedNow(now.name, count, coinText(now.price * count))}</p>
          <p className="mt-2">{askText()}</p>
        </>
      )}
    </AlertDialog>
  );

  function askText(): string {
    if (fault === 'vip') return GIFT_COPY.vip(now!.vipLevel);
    return fault === 'poor' ? GIFT_COPY.poor(coinText(now!.price * count - (gifts?.coins ?? 0))) : GIFT_COPY.changedAsk;
  }
}
