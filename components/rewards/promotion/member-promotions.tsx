'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BonusSheet } from '@/components/rewards/bonus/bonus-sheet';
import { MyBonuses } from '@/components/rewards/bonus/my-bonuses';
import { STATE_TONES } from '@/components/rewards/bonus/bonus-look';
import { useMemberClaims } from '@/components/rewards/bonus/use-claims';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Tag } from '@/components/ui/tag';
import { BONUS_COPY, BONUS_STATES } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { Bonus, Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { bonusesOptions } from '@/lib/domain/rewards/bonus/bonus.queries';
import { bonusOf } from '@/lib/domain/rewards/bonus/bonus.rules';
import { PromotionItem } from './promotion-item';

/**
 * 优惠 of a member: the bonuses that wait for a claim, and each promotion with the state of its bonus. `wanted`: the promotion that the
 * address opens.
 */
export function MemberPromotions({
  promotions,
  all,
  wanted,
}: {
  promotions: readonly Promotion[];
  all: readonly Promotion[];
  wanted: string | null;
}) {
  const query = useQuery(bonusesOptions());
  const claims = useMemberClaims();
  // The bonus stays while its sheet leaves. `opening` makes each opening a decision of its own.
  const [opened, setOpened] = useState<{ bonus: Bonus; open: boolean; opening: number } | null>(null);
  const open = (bonus: Bonus) => setOpened((before) => ({ bonus, open: true, opening: (before?.opening ?? 0) + 1 }));
  const list = query.data;
  const retry = () => void query.refetch();

  function action(promotion: Promotion) {
    if (!list) return query.isPending ? <Skeleton className="h-11" /> : null;
    const bonus = bonusOf(promotion.id, list);
    if (!bonus) return null;
    const { state, reason, review } = bonus;
    return (
      <div className="flex items-center gap-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-13 text-text-2">
          <Tag tone={STATE_TONES[state]}>{BONUS_STATES[state]}</Tag>
          {reason}
        </p>
        <Button
          size="sm"
          variant={state === 'claimable' ? 'primary' : 'outline'}
          aria-haspopup="dialog"
          className="shrink-0"
          onClick={() => open(bonus)}
        >
          {state !== 'claimable' ? BONUS_COPY.see : review ? BONUS_COPY.apply : BONUS_COPY.claim}
          <span className="sr-only">：{promotion.title}</span>
        </Button>
      </div>
    );
  }

  const shown = opened ? (list?.find(({ id }) => id === opened.bonus.id) ?? opened.bonus) : null;
  return (
    <>
      {list ? (
        <>
          {query.isError ? (
            <div className="card overflow-hidden">
              <StaleStrip onRetry={retry} />
            </div>
          ) : null}
          <MyBonuses list={list} onOpen={open} />
        </>
      ) : query.isError ? (
        <div className="card overflow-hidden">
          <ErrorState title={BONUS_COPY.error} reason={query.error} busy={query.isFetching} onRetry={retry} />
        </div>
      ) : (
        <Skeleton className="card h-[103px]" />
      )}
      {promotions.map((promotion) => (
        <PromotionItem key={promotion.id} promotion={promotion} open={promotion.id === wanted} action={action(promotion)} />
      ))}
      {opened && shown ? (
        <BonusSheet
          key={opened.opening}
          bonus={shown}
          promotion={all.find(({ id }) => id === shown.promotionId) ?? null}
          claims={claims}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      ) : null}
    </>
  );
}
