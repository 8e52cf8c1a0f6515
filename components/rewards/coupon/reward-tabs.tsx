import { PageTabs } from '@/components/ui/roof/page-tabs';
import { REWARD_TABS_COPY } from '@/lib/domain/rewards/coupon/reward-tabs.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

const TABS = [
  { id: 'coupons', label: REWARD_TABS_COPY.coupons, href: route('/mine/record/welfare') },
  { id: 'bonuses', label: REWARD_TABS_COPY.bonuses, href: `${route('/mine/record/welfare')}?v=bonus` },
  { id: 'gifts', label: PAGE_TITLES.giftRecord, href: route('/mine/record/giftRecord') },
] as const;

/** The member's rewards by kind: coupons and bonuses that wait for a claim, and the record of all that was received. */
export function RewardTabs({ value }: { value: (typeof TABS)[number]['id'] }) {
  return <PageTabs label={REWARD_TABS_COPY.label} items={TABS} value={value} />;
}
