'use client';

import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import type { Member } from '@/lib/domain/member/account/member.model';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { loginPath, registerPath, route } from '@/lib/routes';

const loadWallet = async () => (await import('./home-member')).MemberWallet;

function GuestInvitation() {
  return (
    <>
      <div className="min-w-[7rem] flex-1">
        <p className="text-15 font-semibold">{HOME_COPY.welcomeTitle}</p>
        <p className="text-12 text-text-3">{HOME_COPY.welcomeText}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <LinkButton size="sm" variant="secondary" href={registerPath(route('/'))}>
          {HOME_COPY.register}
        </LinkButton>
        <LinkButton size="sm" href={loginPath(route('/'))}>
          {HOME_COPY.logIn}
        </LinkButton>
      </div>
    </>
  );
}

/**
 * The one balance of the home page, or the way to an account; the same height in both. `initial` is the member's line as the server rendered
 * it: it stays until the one that follows the balance has loaded.
 */
export function HomeWallet({ signedIn, member, initial }: { signedIn: boolean; member: Member | null; initial: ReactNode }) {
  const here = useSignedIn(signedIn);
  // The server does not know the hide-balance setting.
  const hidden = usePreference((preference) => preference.hideBalance);
  return (
    // The header's balance waits until this one has scrolled away.
    <section aria-label={HOME_COPY.wallet} className="gutter" data-balance={here ? '' : undefined}>
      <div className="card flex min-h-[76px] flex-wrap items-center gap-2 px-4 py-3 max-[23em]:gap-x-1 max-[23em]:px-3 low:py-2">
        {here ? (
          <Lazy load={loadWallet} wanted waiting={(!hidden && initial) || <Skeleton className="h-11 flex-1" />}>
            {(MemberWallet) => <MemberWallet member={member} />}
          </Lazy>
        ) : (
          <GuestInvitation />
        )}
      </div>
    </section>
  );
}
