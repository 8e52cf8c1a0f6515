import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/button';
import { giftsOf } from '@/lib/domain/member/vip/vip.rules';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { Vip } from '@/lib/domain/member/vip/vip.model';
import { couponsOptions } from '@/lib/domain/rewards/coupon/coupon.queries';
import { countsOf } from '@/lib/domain/rewards/coupon/coupon.rules';
import { route } from '@/lib/routes';

/** 等级礼遇: the gift for the next level, the coupon of the month, and the way to the coupons that can be claimed. */
export function VipGifts({ vip }: { vip: Vip }) {
  const coupons = useQuery(couponsOptions());
  const gifts = giftsOf(vip);
  if (gifts.length === 0) return null;
  const claimable = coupons.data ? countsOf(coupons.data).claimable : 0;
  return (
    <section aria-label={VIP_COPY.gifts} className="card p-4">
      <h2 className="text-16 font-semibold">{VIP_COPY.gifts}</h2>
      <dl className="mt-1 mb-2 divide-y divide-line text-14">
        {gifts.map(({ kind, level, amount }) => (
          <div key={kind} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
            <dt className="text-text-2">{VIP_COPY.giftNames[kind]}</dt>
            <dd className="font-semibold">{VIP_COPY.giftText[kind](level, amount)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton href={route('/mine/record/welfare')} variant={claimable > 0 ? 'primary' : 'secondary'} size="sm" block>
        {VIP_COPY.toCoupons(claimable)}
      </LinkButton>
    </section>
  );
}
