import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import type { InviteOverview } from '@/lib/domain/rewards/invite/invite.model';
import { tierPercent } from '@/lib/domain/rewards/invite/invite.rules';
import { formatMinor } from '@pavilion/number/money';
import { ClaimButton } from './claim-button';
import { LadderHead } from './invite-guest';

/** The tiers with the member's own progress. `isOpen`: a claim is pending. */
export function Ladder({
  overview,
  ready,
  isOpen,
  onClaim,
}: {
  overview: InviteOverview;
  ready: boolean;
  isOpen: (friends: number) => boolean;
  onClaim: (friends: number) => void;
}) {
  const { tiers, qualified } = overview;
  return (
    <section aria-label={INVITE_COPY.ladder} className="card overflow-hidden">
      <LadderHead />
      {tiers === null ? <p className="px-4 py-3 text-13 text-text-2">{INVITE_COPY.ladderMissing}</p> : null}
      <ul>
        {tiers?.map(({ friends, amount, state }) => (
          <li key={friends} className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="text-15">{INVITE_COPY.tier(friends)}</p>
              <p className="text-12 text-text-2">
                {amount === null ? '' : `${INVITE_COPY.reward(formatMinor(amount))} · `}
                {INVITE_COPY.progress(qualified, friends)}
              </p>
              {qualified === null ? null : (
                <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-cell" aria-hidden="true">
                  <div className="h-full rounded-full bg-brand" style={{ width: `${tierPercent(friends, qualified)}%` }} />
                </div>
              )}
            </div>
            <div className="w-22 shrink-0 text-right text-13 text-text-2">
              {state === 'claimable' ? (
                <ClaimButton name={INVITE_COPY.tier(friends)} busy={isOpen(friends)} ready={ready} onClaim={() => onClaim(friends)} />
              ) : state === 'claimed' ? (
                INVITE_COPY.isClaimed
              ) : qualified === null ? null : (
                INVITE_COPY.tierOpen(friends - qualified)
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
