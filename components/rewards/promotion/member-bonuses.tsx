'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { useEffect } from 'react';
import { BonusSheet } from '@/components/rewards/bonus/bonus-sheet';
import { MyBonuses } from '@/components/rewards/bonus/my-bonuses';
import { STATE_TONES } from '@/components/rewards/bonus/bonus-look';
import { useMemberClaims } from '@/components/rewards/bonus/use-claims';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Tag } from '@/components/ui/tag';
import { BONUS_COPY, BONUS_STATES } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { bonusesOptions } from '@/lib/domain/rewards/bonus/bonus.queries';
import { bonusOf } from '@/lib/domain/rewards/bonus/bonus.rules';
import { openBonus, useOpenedBonus } from '@/lib/domain/rewards/bonus/opened-bonus.store';
import { BonusesSkeleton, PromotionBonusSkeleton } from './bonus-skeletons';

/** Bonuses of a member that wait for a claim, and the sheet of the one that is open here or in a promotion. `all`: every promotion. */
export function MemberBonuses({ all }: { all: readonly Promotion[] }) {
  const query = useQuery(bonusesOptions());
  const claims = useMemberClaims();
  const { opened, close, forget } = useOpenedBonus();
  // The next visit of the page begins without a sheet.
  useEffect(() => forget, [forget]);
  const list = query.data;
  const retry = () => void query.refetch();
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
          <MemberMissing framed />
          <MyBonuses list={list} onOpen={openBonus} />
        </>
      ) : query.isError ? (
        <div className="card overflow-hidden">
          <ErrorState title={BONUS_COPY.error} reason={query.error} busy={query.isFetching} onRetry={retry} />
        </div>
      ) : (
        <BonusesSkeleton />
      )}
      {opened && shown ? (
        <BonusSheet
          key={opened.opening}
          bonus={shown}
          promotion={all.find(({ id }) => id === shown.promotionId) ?? null}
          claims={claims}
          open={opened.open}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** The state of the member's bonus of a promotion, and the button that opens its sheet. */
export function PromotionBonus({ id, title }: Pick<Promotion, 'id' | 'title'>) {
  const { data: list, isPending } = useQuery(bonusesOptions());
  if (!list) return isPending ? <PromotionBonusSkeleton /> : null;
  const bonus = bonusOf(id, list);
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
        onClick={() => openBonus(bonus)}
      >
        {state !== 'claimable' ? BONUS_COPY.see : review ? BONUS_COPY.apply : BONUS_COPY.claim}
        <span className="sr-only">：{title}</span>
      </Button>
    </div>
  );
}
