import { Tag } from '@/components/ui/tag';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { MALL_COPY, STATE_NAMES } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallOrder } from '@/lib/domain/rewards/mall/mall.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';
import { ItemPicture } from './item-picture';
import { STATE_TONES } from './order-look';

/** One order of the list; opens its sheet. */
export function OrderRow({ order, onOpen }: { order: MallOrder; onOpen: () => void }) {
  const { title, picture, category, price, state, createdAt } = order;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2 text-left active:bg-cell"
    >
      <ItemPicture picture={picture} category={category} className="h-12 w-15 shrink-0 rounded-card p-1.5" />
      <span className="min-w-0 flex-1">
        <span className="block text-15">{title}</span>
        <span className="block text-12 text-text-2">{dayTime(createdAt, worldNow())}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="text-15 font-semibold">{MALL_COPY.price(coinText(price))}</span>
        <Tag tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Tag>
      </span>
    </button>
  );
}
