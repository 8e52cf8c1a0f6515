'use client';

import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { AutoSwitch } from './auto-switch';
import { TransferForm } from './transfer-form';
import { useMemberTransfers } from './use-transfers';
import { useWallets } from './use-wallets';

/** 转账: between the centre and one venue, and the switch that makes it unnecessary. */
export function TransferScreen() {
  const { data, error, retry } = useWallets();
  if (!data) {
    return (
      <div className="gutter space-y-2 pt-2 pb-20">
        {error ? (
          <div className="card overflow-hidden">
            <ErrorState reason={error} onRetry={retry} />
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
  return <LoadedTransfer {...data} />;
}

function LoadedTransfer({ member, wallets }: { member: string; wallets: Wallets }) {
  const moves = useMemberTransfers(member);
  return (
    <div className="gutter space-y-2 pt-2 pb-20">
      <TransferForm wallets={wallets} moves={moves} />
      <AutoSwitch wallets={wallets} moves={moves} />
    </div>
  );
}
