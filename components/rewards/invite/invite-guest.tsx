import { LinkButton } from '@/components/ui/button';
import { loginPath, route } from '@/lib/routes';
import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import type { InviteRules } from '@/lib/domain/rewards/invite/invite.model';
import { formatMinor } from '@pavilion/number/money';

/** 好友邀请 without a session: its rewards, the ladder, and the login that comes back. */
export function InviteGuest({ rules }: { rules: InviteRules | null }) {
  return (
    <>
      <section aria-label={INVITE_COPY.guestLead} className="card p-4">
        <h2 className="text-18 font-semibold">{INVITE_COPY.guestLead}</h2>
        {rules ? <p className="mt-1 text-15 text-text">{INVITE_COPY.perFriend(formatMinor(rules.reward))}</p> : null}
        <p className="mt-1 text-13 text-text-2">{INVITE_COPY.guest}</p>
        <LinkButton href={loginPath(route('/activity/friendInvitation'))} block className="mt-3">
          {INVITE_COPY.logIn}
        </LinkButton>
      </section>
      {rules ? (
        <section aria-label={INVITE_COPY.ladder} className="card overflow-hidden">
          <LadderHead />
          <ul>
            {rules.tiers.map(({ friends, amount }) => (
              <li key={friends} className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
                <span className="min-w-0 flex-1 text-15">{INVITE_COPY.tier(friends)}</span>
                <span className="shrink-0 text-13 text-text-2">{INVITE_COPY.reward(formatMinor(amount))}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

export function LadderHead() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4 pb-1">
      <h2 className="text-16 font-semibold">{INVITE_COPY.ladder}</h2>
      <p className="text-12 text-text-2">{INVITE_COPY.ladderHint}</p>
    </div>
  );
}
