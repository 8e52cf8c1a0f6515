'use client';

import { useQuery } from '@tanstack/react-query';
import { BalanceEye } from '@/components/ui/balance-eye';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import type { Member } from '@/lib/domain/account/member.model';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { useSignedIn } from '@/lib/domain/session/session.store';
import { HOME_COPY } from '@/lib/domain/site/home.copy';
import { ROUTES } from '@/lib/routes';

function MemberWallet({ member }: { member: Member | null }) {
  const { data } = useQuery({ ...memberOptions(), ...(member ? { initialData: member } : {}) });
  if (!data) return <Skeleton className="h-11 flex-1" />;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-13 text-text-2">
          <Tag tone="vip">VIP {data.vipLevel}</Tag>
          {HOME_COPY.wallet} <span className="text-text-3">{HOME_COPY.coin}</span>
        </p>
        <p className="flex h-8 items-center text-22 font-semibold">
          <Money minor={data.balance} balance />
          <BalanceEye className="ml-1 text-text-2" />
        </p>
      </div>
      <a href={ROUTES.betRecord.path} className="flex min-h-11 shrink-0 flex-col items-center justify-center gap-1 px-2 text-13 text-brand">
        <Icon name="receipt-text" size={20} />
        {HOME_COPY.records}
      </a>
    </>
  );
}

function GuestInvitation() {
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold">{HOME_COPY.welcomeTitle}</p>
        <p className="text-12 text-text-3">{HOME_COPY.welcomeText}</p>
      </div>
      <div className="flex shrink-0 gap-2">
        <LinkButton size="sm" variant="secondary" href={ROUTES.register.path}>
          {HOME_COPY.register}
        </LinkButton>
        <LinkButton size="sm" href={ROUTES.login.path}>
          {HOME_COPY.logIn}
        </LinkButton>
      </div>
    </>
  );
}

/** The one balance of the home page, or the way to an account; the same height in both. */
export function HomeWallet({ signedIn, member }: { signedIn: boolean; member: Member | null }) {
  const here = useSignedIn(signedIn);
  return (
    // The header's balance waits until this one has scrolled away.
    <section aria-label={HOME_COPY.wallet} className="gutter" data-balance={here ? '' : undefined}>
      <div className="card flex min-h-[76px] items-center gap-2 px-4 py-3">{here ? <MemberWallet member={member} /> : <GuestInvitation />}</div>
    </section>
  );
}
