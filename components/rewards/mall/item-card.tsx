import { Tag } from '@/components/ui/tag';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallItem } from '@/lib/domain/rewards/mall/mall.model';
import { isFew } from '@/lib/domain/rewards/mall/mall.rules';
import { CoinMark } from './coin-mark';
import { ItemPicture } from './item-picture';

/** One item of the grid; opens its sheet. */
export function ItemCard({ item, onOpen }: { item: MallItem; onOpen: () => void }) {
  const { title, picture, category, price, stock, vipLevel } = item;
  const gone = stock < 1;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="card flex w-full flex-col overflow-hidden text-left active:opacity-80"
    >
      <span className="relative block w-full">
        <ItemPicture picture={picture} category={category} className={`h-28 w-full py-3 ${gone ? 'opacity-40' : ''}`} />
        {vipLevel !== null && vipLevel > 0 ? (
          <Tag tone="vip" className="absolute top-2 left-2">
            {MALL_COPY.vip(vipLevel)}
          </Tag>
        ) : null}
      </span>
      <span className="flex flex-1 flex-col px-3 pt-2 pb-3">
        <span className="line-clamp-2 text-15 font-semibold">{title}</span>
        <span className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 pt-1.5">
          <span className="flex items-center gap-1 text-16 font-semibold">
            <CoinMark size={16} />
            {coinText(price)}
            <span className="sr-only">{MALL_COPY.unit}</span>
          </span>
          <span className={`text-12 ${isFew(item) ? 'text-warn' : 'text-text-2'}`}>
            {gone ? MALL_COPY.soldOut : isFew(item) ? MALL_COPY.few(coinText(stock)) : MALL_COPY.stock(coinText(stock))}
          </span>
        </span>
      </span>
    </button>
  );
}
