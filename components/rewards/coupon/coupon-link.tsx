'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ListRow } from '@/components/ui/list-row';
import { claimableText } from '@/lib/domain/rewards/coupon/coupon-link.copy';
import { couponsOptions } from '@/lib/domain/rewards/coupon/coupon.queries';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

/** The row of 我的 that leads to 福利券, with the number of coupons that wait for a claim. */
export function CouponLink() {
  const { data: count = 0 } = useQuery({
    ...couponsOptions(),
    select: (coupons) => coupons.filter(({ state }) => state === 'claimable').length,
  });
  return (
    <ListRow
      href={route('/mine/record/welfare')}
      icon={<Icon name="ticket" />}
      label={PAGE_TITLES.welfare}
      value={count > 0 ? <span className="font-semibold text-brand">{claimableText(count)}</span> : undefined}
    />
  );
}
