import { Icon, type IconName } from '@/components/ui/icon';
import { coinText } from '@/lib/domain/rewards/mall/coin.rules';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { Mall } from '@/lib/domain/rewards/mall/mall.model';
import { route } from '@/lib/routes';
import { formatMinor } from '@pavilion/number/money';
import { CoinMark } from './coin-mark';

const LINKS: readonly { icon: IconName; label: string; href: string }[] = [
  { icon: 'list-checks', label: MALL_COPY.coinRecord, href: route('/mine/mall/coinRecord') },
  { icon: 'receipt-text', label: MALL_COPY.orders, href: route('/mine/mall/record') },
  { icon: 'arrow-left-right', label: MALL_COPY.exchanges, href: route('/mine/record/currencyRecord') },
];

/** The member's coins, how they are earned, and the records of them. */
export function CoinCard({ mall: { coins, vipLevel, stakePerCoin } }: { mall: Mall }) {
  return (
    <section aria-label={MALL_COPY.coins} className="card px-4 pt-4">
      <p className="flex items-center justify-between text-13 text-text-2">
        {MALL_COPY.coins}
        {vipLevel === null ? null : (
          <span className="rounded-tag bg-vip-bg px-1.5 text-12 font-semibold text-vip">{MALL_COPY.vip(vipLevel)}</span>
        )}
      </p>
      <p className="mt-1 flex items-center gap-2 text-28 font-semibold">
        <CoinMark size={26} />
        {coins === null ? '—' : coinText(coins)}
        <span className="text-14 font-normal text-text-2">{MALL_COPY.unit}</span>
      </p>
      {stakePerCoin === null ? null : <p className="mt-1 text-13 text-text-2">{MALL_COPY.earn(formatMinor(stakePerCoin))}</p>}
      <nav aria-label={MALL_COPY.coins} className="mt-3 grid grid-cols-3 border-t border-line py-1">
        {LINKS.map(({ icon, label, href }) => (
          <a key={href} href={href} className="flex min-h-16 flex-col items-center justify-center gap-1 text-14 active:opacity-70">
            <Icon name={icon} size={22} className="text-brand" />
            {label}
          </a>
        ))}
      </nav>
    </section>
  );
}
