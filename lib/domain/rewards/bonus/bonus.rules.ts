import { route } from '@/lib/routes';
import type { Bonus, Promotion, PromotionCategory } from './bonus.model';

/** Order in which a member reads them: claimable ones first. */
const ORDER: Readonly<Record<Bonus['state'], number>> = { claimable: 0, reviewing: 1, notYet: 2, notEligible: 3, claimed: 4, expired: 5 };

/** Bonuses that are claimable or in review, claimable ones first. */
export function openBonuses(list: readonly Bonus[]): Bonus[] {
  return list.filter(({ state }) => state === 'claimable' || state === 'reviewing').toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
}

/** The bonus of a promotion: of several the one that there is most to do with. */
export function bonusOf(promotionId: string, list: readonly Bonus[]): Bonus | null {
  return list.filter((bonus) => bonus.promotionId === promotionId).toSorted((a, b) => ORDER[a.state] - ORDER[b.state])[0] ?? null;
}

/** Categories that have a promotion, in the order of `all`. */
export function categoriesOf(promotions: readonly Promotion[], all: readonly PromotionCategory[]): PromotionCategory[] {
  return all.filter((category) => promotions.some((promotion) => promotion.category === category));
}

/** The page of 优惠: `tab` shows one category, `id` opens a promotion. */
export function discountPath(query: { tab?: PromotionCategory; id?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? route('/activity/discount') : `${route('/activity/discount')}?${search}`;
}
