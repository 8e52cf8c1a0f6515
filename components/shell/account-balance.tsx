'use client';

import { useQuery } from '@tanstack/react-query';
import { RealityPart } from '@/components/limit/reality-part';
import { Money } from '@/components/ui/money';
import { WIDGET_COPY } from '@/components/ui/widget.copy';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { BalanceLink } from './balance-link';
import { SHELL_COPY } from './shell.copy';

/** The balance in the header. Only a member's page loads it. */
export function AccountBalance() {
  const { data } = useQuery(memberOptions());
  if (!data) return <BalanceLink label={SHELL_COPY.mine} />;
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
