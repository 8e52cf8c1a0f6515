'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton } from '@/components/ui/button';
import { Tag, type Tone } from '@/components/ui/tag';
import { showToast } from '@/components/ui/toast/toast-queue';
import { BONUS_COPY } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { ClaimRecord } from '@/lib/domain/rewards/bonus/claim.model';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { COUPON_COPY, COUPON_KIND_NAMES, COUPON_STATE_NAMES } from '@/lib/domain/rewards/coupon/coupon.copy';
import type { Coupon, CouponState } from '@/lib/domain/rewards/coupon/coupon.model';
import { couponClaimOptions } from '@/lib/domain/rewards/coupon/coupon.mutations';
import { memberMessage } from '@/lib/kit/http/error.rules';
import { route } from '@/lib/routes';
import { CouponTerms } from './coupon-terms';

const TONES: Record<CouponState, Tone> = { claimable: 'brand', claimed: 'brand', used: 'neutral', expired: 'neutral' };

/** One coupon with its terms and actions. `claim`: its pending claim. */
export function CouponCard({ coupon, claim, onUse }: { coupon: Coupon; claim: ClaimRecord | null; onUse: () => void }) {
  const { kind, title, state, credited, usedAt } = coupon;
  const pending = claim !== null && isUnresolved(claim);
  return (
    <article className="card p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-16 font-semibold">{title}</h2>
          <p className="text-12 text-text-2">{COUPON_KIND_NAMES[kind]}</p>
        </div>
        <Tag tone={pending ? 'warn' : TONES[state]} className="mt-1">
          {pending ? BONUS_COPY.pending : COUPON_STATE_NAMES[state]}
        </Tag>
      </div>
      <div className="mt-3">
        <CouponTerms coupon={coupon} />
      </div>
      {state === 'claimable' ? <ClaimButton coupon={coupon} /> : null}
      {state === 'claimed' && kind === 'cash' ? (
        <Button block size="sm" className="mt-3" aria-haspopup="dialog" onClick={onUse}>
          {COUPON_COPY.use}
        </Button>
      ) : null}
      {state === 'claimed' && kind === 'deposit' ? (
        <>
          <p className="mt-3 text-13 text-text-2">{COUPON_COPY.automatic}</p>
          <LinkButton block size="sm" variant="secondary" className="mt-2" href={route('/mine/finance/deposit')}>
            {COUPON_COPY.toDeposit}
          </LinkButton>
        </>
      ) : null}
      {credited !== null && usedAt !== null ? <p className="mt-3 text-13 text-text-2">{COUPON_COPY.credited(credited, usedAt)}</p> : null}
    </article>
  );
}

function ClaimButton({ coupon }: { coupon: Coupon }) {
  const { mutate, isPending } = useMutation(couponClaimOptions(useQueryClient()));
  const claim = () =>
    mutate(coupon.id, {
      onSuccess: () => showToast(COUPON_COPY.claimed, { tone: 'done' }),
      onError: (error) => showToast(memberMessage(error), { tone: 'error' }),
    });
  return (
    <Button block size="sm" className="mt-3" busy={isPending} onClick={claim}>
      {COUPON_COPY.claim}
    </Button>
  );
}
