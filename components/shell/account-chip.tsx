'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { useSignedIn } from '@/lib/domain/session/session.store';
import { ROUTES } from '@/lib/routes';
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

function Balance() {
  const { data } = useQuery(memberOptions());
  return (
    <a
      href={ROUTES.mine.path}
      className="flex h-11 items-center rounded-sheet"
      aria-label={data ? undefined : ROUTES.mine.title}
    >
      <span className="flex h-8 min-w-20 items-center justify-end gap-1 rounded-sheet bg-cell px-3 text-14 font-semibold">
        {data ? (
          <>
            <span className="sr-only">{SHELL_COPY.balance}</span>
            <Money minor={data.balance} balance />
            <span className="text-11 font-normal text-text-3">{SHELL_COPY.unit}</span>
          </>
        ) : (
          <Skeleton className="h-3 w-14 bg-line" />
        )}
      </span>
    </a>
  );
}

/** The header's right end: the balance of a member, else 登录 and 注册. `rendered` is what the server saw in the cookie. */
export function AccountChip({ rendered, afterCard = false }: { rendered: boolean; afterCard?: boolean }) {
  const signedIn = useSignedIn(rendered);
  const alone = useAlone(afterCard);
  if (signedIn) {
    return (
      <div className={alone ? 'mr-1' : 'invisible mr-1'}>
        <Balance />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1">
      <a
        href={ROUTES.login.path}
        className="flex h-11 items-center rounded-key px-2.5 text-15 font-semibold text-brand"
      >
        {SHELL_COPY.logIn}
      </a>
      <a href={ROUTES.register.path} className="mr-1 flex h-11 items-center rounded-key">
        <span className="flex h-8 items-center rounded-key bg-brand-bg px-3 text-14 font-semibold text-brand">
          {SHELL_COPY.register}
        </span>
      </a>
    </div>
  );
}
