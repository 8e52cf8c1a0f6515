'use client';

import { useQuery } from '@tanstack/react-query';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { walletsOptions } from '@/lib/domain/wallet/wallet.queries';

/** The wallets and whose they are: only together can money be moved, so nothing can be tapped before both are there. */
export function useWallets() {
  const account = useQuery(memberOptions());
  const wallets = useQuery(walletsOptions());
  return {
    data: account.data && wallets.data ? { member: account.data.id, wallets: wallets.data } : null,
    /** Of the last ask, also while what an earlier one brought stands. */
    error: wallets.error ?? (account.data ? null : account.error),
    retry() {
      if (account.isError) void account.refetch();
      void wallets.refetch();
    },
  };
}
