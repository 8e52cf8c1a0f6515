'use client';

import { useEffect, useState } from 'react';
import { Late } from '@/components/ui/late';
import { useSignedIn } from '@/lib/domain/session/session.store';
import { ROUTES } from '@/lib/routes';
import { BalanceLink } from './balance-link';
import { SHELL_COPY } from './shell.copy';

/** True once no element marked `data-balance` is in view: one balance on screen at a time. */
function useAlone(watch: boolean): boolean {
  const [alone, setAlone] = useState(!watch);
  useEffect(() => {
    if (!watch) return;
    const card = document.querySelector('[data-balance]');
    const observer = new IntersectionObserver(([entry]) => setAlone(card === null || !entry?.isIntersecting), {
      rootMargin: '-48px 0px 0px',
    });
    observer.observe(card ?? document.body);
    return () => observer.disconnect();
  }, [watch]);
  return alone;
}

const loadBalance = async () => (await import('./account-balance')).AccountBalance;

/** The header's right end: the balance of a member, else 登录 and 注册. `rendered` is what the server saw in the cookie. */
export function AccountChip({ rendered, afterCard = false }: { rendered: boolean; afterCard?: boolean }) {
  const signedIn = useSignedIn(rendered);
  const alone = useAlone(afterCard);
  if (signedIn) {
    return (
      <div className={alone ? 'mr-1' : 'invisible mr-1'}>
        <Late load={loadBalance} wanted waiting={<BalanceLink label={ROUTES.mine.title} />}>
          {(AccountBalance) => <AccountBalance />}
        </Late>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <a href={ROUTES.login.path} className="flex h-11 items-center rounded-key px-2.5 text-15 font-semibold text-brand">
        {SHELL_COPY.logIn}
      </a>
      <a href={ROUTES.register.path} className="mr-1 flex h-11 items-center rounded-key">
        <span className="flex h-8 items-center rounded-key bg-brand-bg px-3 text-14 font-semibold text-brand">{SHELL_COPY.register}</span>
      </a>
    </div>
  );
}
