'use client';

import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { SHORT_NAMES, WALLET_CARD_COPY } from '@/lib/domain/money/wallet/wallet-card.copy';
import { type Part, partsOf } from '@/lib/domain/money/wallet/wallet.rules';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/money/wallet/wallet.api';

/** One hue, from full to faint; open stakes are hatched. */
const LOOK: Record<Part['of'], string> = {
  [CENTRAL_WALLET]: 'bg-brand',
  IMTY: 'bg-brand/70',
  OBTY: 'bg-brand/45',
  FBTY: 'bg-brand/25',
  locked: 'bg-control/60',
};
const nameOf = (of: Part['of']) => (of === 'locked' ? WALLET_CARD_COPY.locked : SHORT_NAMES[of]);
const TEST_ID: Partial<Record<Part['of'], string>> = { [CENTRAL_WALLET]: 'available', locked: 'locked' };

/** The shape of `WalletSplit` while no balance is known. */
export function WalletSplitSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 h-2" />
      <Skeleton className="mt-2 h-4.5 w-48" />
    </>
  );
}

/**
 * Distribution of the money: a split bar and its legend. The legend always names the central wallet and open stakes. While the balance is
 * hidden the bar is plain, because its parts would reveal it.
 */
export function WalletSplit({ wallets }: { wallets: Wallets }) {
  const hidden = usePreference((state) => state.hideBalance);
  const parts = partsOf(wallets);
  const shares = parts.filter(({ share }) => share > 0);
  return (
    <>
      <div aria-hidden className="mt-2 flex h-2 gap-0.5 overflow-hidden rounded-tag bg-cell">
        {hidden
          ? null
          : shares.map(({ of, share }) => <span key={of} className={`min-w-1 ${LOOK[of]}`} style={{ flexGrow: share, flexBasis: 0 }} />)}
      </div>
      {/* Two lines where venues have wallets of their own: their amounts come later. */}
      <dl
        aria-label={WALLET_CARD_COPY.split}
        className={`mt-2 flex flex-wrap content-start gap-x-4 gap-y-1 text-13 text-text-2 ${wallets.autoTransfer ? '' : 'min-h-11'}`}
      >
        {parts.map(({ of, amount }) => (
          <div key={of} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-xs ${LOOK[of]}`} />
            <dt>{nameOf(of)}</dt>
            <dd data-testid={TEST_ID[of]}>
              <Money minor={amount} balance />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
