'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { walletsOptions } from '@/lib/domain/wallet/wallet.queries';
import { AutoSwitch } from './auto-switch';
import { TransferForm } from './transfer-form';
import { useMemberMoves } from './use-moves';

/** 转账: between the centre and one venue, and the switch that makes it needless. */
export function TransferScreen() {
  const member = useQuery(memberOptions()).data?.id ?? null;
  const { data, isError, error, refetch } = useQuery(walletsOptions());
  const moves = useMemberMoves(member);
  if (!data) {
    return (
      <div className="gutter space-y-2 pt-2 pb-20">
        {isError ? (
          <div className="card overflow-hidden">
            <ErrorState reason={error.message} onRetry={() => void refetch()} />
          </div>
        ) : (
          <>
            <Skeleton className="card h-[358px]" />
            <Skeleton className="card h-[84px]" />
          </>
        )}
      </div>
    );
  }
  return (
    <div className="gutter space-y-2 pt-2 pb-20">
      <TransferForm wallets={data} moves={moves} />
      <AutoSwitch wallets={data} moves={moves} />
    </div>
  );
}
