import { Button } from '@/components/ui/button';
import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';

/** 领取 of one reward; `name` names the reward. `busy`: its claim is pending. */
export function ClaimButton({ name, busy, ready, onClaim }: { name: string; busy: boolean; ready: boolean; onClaim: () => void }) {
  return (
    <Button size="sm" block busy={busy} disabled={!ready} aria-label={busy ? undefined : INVITE_COPY.claimOf(name)} onClick={onClaim}>
      {busy ? INVITE_COPY.claiming : INVITE_COPY.claim}
    </Button>
  );
}
