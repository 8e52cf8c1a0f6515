'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RealityPart } from '@/components/member/limit/reality-part';
import { Money } from '@/components/ui/money';
import { WIDGET_COPY } from '@/components/ui/widget.copy';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
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

/** The balance in the header; `afterCard`: once the page's own is out of view. Only a member's page loads it. */
export function AccountBalance({ afterCard }: { afterCard: boolean }) {
  const alone = useAlone(afterCard);
  return (
    <div className={alone ? 'mr-1' : 'invisible mr-1'}>
      <Balance afterCard={afterCard} />
    </div>
  );
}

function Balance({ afterCard }: { afterCard: boolean }) {
  // The card requests the member, whom the page may already have: here a call would come first.
  const { data, isError } = useQuery({ ...memberOptions(), enabled: !afterCard });
  if (!data) return isError ? <BalanceLink>{SHELL_COPY.mine}</BalanceLink> : <BalanceLink label={SHELL_COPY.mine} />;
  return (
    <>
      <BalanceLink>
        <span className="sr-only">{SHELL_COPY.balance}</span>
        <Money minor={data.balance} balance />
        <span className="text-11 font-normal text-text-3">{WIDGET_COPY.unit}</span>
      </BalanceLink>
      <RealityPart member={data} />
    </>
  );
}
