'use client';

import { Lazy } from '@/components/ui/lazy/lazy';
import type { Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { BonusesSkeleton, PromotionBonusSkeleton } from './bonus-skeletons';

const load = () => import('./member-bonuses');

/** Bonuses of a member. Their code is loaded only here: most visits of 优惠 have no session. */
export function LazyMemberBonuses({ all }: { all: readonly Promotion[] }) {
  return (
    <Lazy load={load} wanted waiting={<BonusesSkeleton />}>
      {({ MemberBonuses }) => <MemberBonuses all={all} />}
    </Lazy>
  );
}

/** The member's bonus of one promotion, in the promotion that the server renders. */
export function LazyPromotionBonus({ id, title }: Pick<Promotion, 'id' | 'title'>) {
  return (
    <Lazy load={load} wanted waiting={<PromotionBonusSkeleton />}>
      {({ PromotionBonus }) => <PromotionBonus id={id} title={title} />}
    </Lazy>
  );
}
