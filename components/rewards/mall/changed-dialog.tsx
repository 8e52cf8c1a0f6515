'use client';

import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { ITEM_FAULTS, MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { Mall, MallItem } from '@/lib/domain/rewards/mall/mall.model';
import { itemFault } from '@/lib/domain/rewards/mall/mall.rules';

/** Requests a confirmation after an item has changed. `before`: as the member was shown it; `now`: null when it is gone from the mall. */
export function ChangedDialog({
  open,
  before,
  now,
  mall,
  onAgain,
  onClose,
}: {
  open: boolean;
  before: MallItem;
  now: MallItem | null;
  mall: Mall;
  onAgain: (item: MallItem) => void;
  onClose: () => void;
}) {
  const fault = now === null ? 'soldOut' : itemFault(now, mall);
  const can = now !== null && fault === null;
  return (
    <AlertDialog
      open={open}
      title={MALL_COPY.changedTitle}
      confirm={can ? MALL_COPY.again : MALL_COPY.back}
      cancel={can ? MALL_COPY.later : undefined}
      onConfirm={can ? () => onAgain(now) : onClose}
      onClose={onClose}
    >
      {text()}
    </AlertDialog>
  );

  function text() {
    if (now === null || fault === 'soldOut') return MALL_COPY.changedGone;
    const what = now.price === before.price ? MALL_COPY.changedOther : MALL_COPY.changedPrice(coinText(before.price), coinText(now.price));
    return (
      <>
        <p>{what}</p>
        <p className="mt-2 font-semibold text-text">{MALL_COPY.changedNow(now.title, coinText(now.price))}</p>
        <p className="mt-2">
          {fault === null
            ? MALL_COPY.changedPrompt
            : ITEM_FAULTS[fault]({ missing: coinText(now.price - (mall.coins ?? 0)), level: now.vipLevel ?? 0 })}
        </p>
      </>
    );
  }
}
