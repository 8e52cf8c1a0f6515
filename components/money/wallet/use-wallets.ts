'use client';

import { useQuery } from '@tanstack/react-query';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';

/** The wallets and their member: both are needed to move money, so no control is enabled before both are loaded. */
export function useWallets() {
  const account = useQuery(memberOptions());
  const wallets = useQuery(walletsOptions());
  return {
    data: account.data && wallets.data ? { member: account.data.id, wallets: wallets.data } : null,
    /** Error of the last request, also while earlier data is shown. */
    error: wallets.error ?? (account.data ? null : account.error),
    retry() {
      if (account.isError) void account.refetch();
      void wallets.refetch();
    },
  };
}
