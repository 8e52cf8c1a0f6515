'use client';

import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { ROOM_GIFT_COPY } from '@/lib/domain/community/chat/room-gift/room-gift.copy';
import type { RoomGift, RoomGifts } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { roomGiftFault } from '@/lib/domain/community/chat/room-gift/room-gift.rules';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';

/** Requests a confirmation after a gift has changed. `before`: as the member was shown it; `now`: null when it is gone. */
export function ChangedRoomGift({
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
  const fault = now && gifts ? roomGiftFault(now, count, gifts) : null;
  const can = now !== null && fault === null;
  return (
    <AlertDialog
      open={open}
      title={ROOM_GIFT_COPY.changedTitle}
      confirm={can ? ROOM_GIFT_COPY.again : ROOM_GIFT_COPY.back}
      cancel={can ? ROOM_GIFT_COPY.later : undefined}
      onConfirm={can ? () => onAgain(now) : onClose}
      onClose={onClose}
    >
      {now === null ? (
        ROOM_GIFT_COPY.changedGone
      ) : (
        <>
          <p>
            {now.price === before.price
              ? ROOM_GIFT_COPY.changedOther
              : ROOM_GIFT_COPY.changedPrice(coinText(before.price), coinText(now.price))}
          </p>
          <p className="mt-2 font-semibold text-text">{ROOM_GIFT_COPY.changedNow(now.name, count, coinText(now.price * count))}</p>
          <p className="mt-2">{confirmText()}</p>
        </>
      )}
    </AlertDialog>
  );

  function confirmText(): string {
    if (fault === 'vip') return ROOM_GIFT_COPY.vip(now!.vipLevel);
    return fault === 'poor' ? ROOM_GIFT_COPY.poor(coinText(now!.price * count - (gifts?.coins ?? 0))) : ROOM_GIFT_COPY.changedPrompt;
  }
}
