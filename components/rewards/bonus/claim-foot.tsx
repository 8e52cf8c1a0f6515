'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Strip } from '@/components/ui/strip';
import { BONUS_COPY } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { ClaimRecord } from '@/lib/domain/rewards/bonus/claim.model';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';

/** The claim button with the result of the last claim. */
export function ClaimFoot({
  label,
  claim,
  ready,
  onClaim,
}: {
  label: string;
  claim: ClaimRecord | null;
  ready: boolean;
  onClaim: () => void;
}) {
  const pending = claim !== null && isUnresolved(claim);
  return (
    <>
      {claim?.state === 'unknown' ? (
        <Strip tone="brand" icon={<Icon name="clock" size={16} />}>
          {BONUS_COPY.pendingHint}
        </Strip>
      ) : null}
      {claim?.state === 'rejected' ? (
        <Strip tone="warn" role="alert" icon={<Icon name="circle-alert" size={16} />}>
          {claim.message}
        </Strip>
      ) : null}
      <div className="gutter py-3">
        <Button block busy={pending || !ready} onClick={onClaim}>
          {claim?.state === 'unknown' ? BONUS_COPY.pending : label}
        </Button>
      </div>
    </>
  );
}
