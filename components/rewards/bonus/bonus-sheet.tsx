'use client';

import { useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tag } from '@/components/ui/tag';
import { BONUS_COPY, BONUS_STATES } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { Bonus, Promotion } from '@/lib/domain/rewards/bonus/bonus.model';
import { newClaimKey } from '@/lib/domain/rewards/bonus/claim.mutations';
import { route } from '@/lib/routes';
import { STATE_TONES } from './bonus-look';
import { ClaimFoot } from './claim-foot';
import { ClaimTerms } from './claim-terms';
import type { MemberClaims } from './use-claims';

/** A bonus in full: its three terms, the rules of its promotion, and the claim. */
export function BonusSheet({
  bonus,
  promotion,
  claims,
  open,
  onClose,
}: {
  bonus: Bonus;
  promotion: Promotion | null;
  claims: MemberClaims;
  open: boolean;
  onClose: () => void;
}) {
  // One key per decision: the sheet is where the member decides.
  const [key] = useState(newClaimKey);
  const { id, name, state, amount, upTo, turnover, turnoverBase, expireAt, reason, review } = bonus;
  const claim = state === 'claimable' ? claims.of('bonus', id) : null;
  const start = () => void claims.start({ target: 'bonus', id, key });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      titleFirst
      action={<Tag tone={STATE_TONES[state]}>{BONUS_STATES[state]}</Tag>}
      foot={
        state === 'claimable' ? (
          <ClaimFoot label={review ? BONUS_COPY.apply : BONUS_COPY.claim} claim={claim} ready={claims.ready} onClaim={start} />
        ) : null
      }
    >
      <div className="gutter space-y-4 pt-1 pb-4">
        <ClaimTerms
          label={BONUS_COPY.terms}
          lines={[
            [BONUS_COPY.amount, <strong key="amount">{BONUS_COPY.amountText(amount, upTo)}</strong>],
            [BONUS_COPY.turnover, BONUS_COPY.turnoverText(turnover, turnoverBase)],
            ...(expireAt === null ? [] : [[BONUS_COPY.deadline, BONUS_COPY.deadlineText(expireAt)] as const]),
          ]}
        />
        {state === 'claimable' ? null : <p className="text-14 text-text-2">{reason || NOTES[state]}</p>}
        {promotion ? (
          <section aria-label={BONUS_COPY.rules}>
            <h3 className="text-14 font-semibold">{BONUS_COPY.rules}</h3>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-14 text-text-2">
              {promotion.terms.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {state === 'claimed' || state === 'reviewing' ? (
          <LinkButton block variant="outline" href={route('/mine/record/giftRecord')}>
            {BONUS_COPY.toRecord}
          </LinkButton>
        ) : null}
      </div>
    </Sheet>
  );
}

const NOTES: Record<Exclude<Bonus['state'], 'claimable'>, string> = {
  reviewing: BONUS_COPY.reviewing,
  claimed: BONUS_COPY.claimed,
  notYet: '',
  notEligible: '',
  expired: BONUS_COPY.expired,
};
