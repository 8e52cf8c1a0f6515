'use client';

import { useState } from 'react';
import { ClaimFoot } from '@/components/rewards/bonus/claim-foot';
import type { MemberClaims } from '@/components/rewards/bonus/use-claims';
import { Sheet } from '@/components/ui/sheet/sheet';
import { newClaimKey } from '@/lib/domain/rewards/bonus/claim.mutations';
import { COUPON_COPY } from '@/lib/domain/rewards/coupon/coupon.copy';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';
import { CouponTerms } from './coupon-terms';

/** The use of a cash coupon, with its terms before the tap that moves money. */
export function CouponSheet({
  coupon,
  claims,
  open,
  onClose,
}: {
  coupon: Coupon;
  claims: MemberClaims;
  open: boolean;
  onClose: () => void;
}) {
  // One key per decision: the sheet is where the member decides.
  const [key] = useState(newClaimKey);
  const { id, title, state, amount, credited, usedAt } = coupon;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={COUPON_COPY.sheetTitle}
      titleFirst
      foot={
        state === 'claimed' ? (
          <ClaimFoot
            label={COUPON_COPY.confirm(amount)}
            claim={claims.of('coupon', id)}
            ready={claims.ready}
            onClaim={() => void claims.start({ target: 'coupon', id, key })}
          />
        ) : null
      }
    >
      <div className="gutter space-y-3 pt-1 pb-4">
        <p className="text-15">{title}</p>
        <CouponTerms coupon={coupon} />
        {credited !== null && usedAt !== null ? <p className="text-14 text-text-2">{COUPON_COPY.credited(credited, usedAt)}</p> : null}
      </div>
    </Sheet>
  );
}
