'use client';

import type { MouseEvent } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { loginPath, registerPath } from '@/lib/routes';
import { BalanceLink } from './balance-link';
import { SHELL_COPY } from './shell.copy';

const loadBalance = async () => (await import('./account-balance')).AccountBalance;

/** Filters change the address without the server: a tap takes the address as it is now. */
const fromHere = (toPath: (redirect: string) => string) => (event: MouseEvent<HTMLAnchorElement>) => {
  event.currentTarget.href = toPath(location.pathname + location.search);
};

/**
 * The header's right end: the balance of a member, else 登录 and 注册 with the way back. `rendered`: the session as the server saw it in
 * the cookie; `returnPath`: the requested path and query.
 */
export function AccountChip({ rendered, returnPath, afterCard = false }: { rendered: boolean; returnPath: string; afterCard?: boolean }) {
  const signedIn = useSignedIn(rendered);
  if (signedIn) {
    const waiting = (
      <div className={afterCard ? 'invisible mr-1' : 'mr-1'}>
        <BalanceLink label={SHELL_COPY.mine} />
      </div>
    );
    return (
      <Lazy load={loadBalance} wanted waiting={waiting}>
        {(AccountBalance) => <AccountBalance afterCard={afterCard} />}
      </Lazy>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <a
        href={loginPath(returnPath)}
        onClick={fromHere(loginPath)}
        className="flex h-11 items-center rounded-key px-2.5 text-15 font-semibold text-brand"
      >
        {SHELL_COPY.logIn}
      </a>
      <a href={registerPath(returnPath)} onClick={fromHere(registerPath)} className="mr-1 flex h-11 items-center rounded-key">
        <span className="flex h-8 items-center rounded-key bg-brand-bg px-3 text-14 font-semibold text-brand">{SHELL_COPY.register}</span>
      </a>
    </div>
  );
}
