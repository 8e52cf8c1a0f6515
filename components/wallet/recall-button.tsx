'use client';

import { Icon } from '@/components/ui/icon';
import { showToast } from '@/components/ui/toast/toast';
import { isUnanswered } from '@/lib/domain/command/idempotent.rules';
import { failedVenues } from '@/lib/domain/wallet/transfer.rules';
import type { Wallets } from '@/lib/domain/wallet/wallet.model';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/wallet/wallet.copy';
import { recallable } from '@/lib/domain/wallet/wallet.rules';
import { ROUTES } from '@/lib/routes';
import { useMemberTransfers } from './use-transfers';

/**
 * 一键回收 in a corner: brings all money to the centre, and opens the rows of the wallet page when a venue fails. Without money
 * to recall it is inactive, and a tap says why.
 */
export function RecallButton({ wallets, member }: { wallets: Wallets; member: string }) {
  const moves = useMemberTransfers(member);
  const record = moves.last('recall');
  const running = record !== null && isUnanswered(record);
  const codes = recallable(wallets);
  const recall = async () => {
    if (codes.length === 0) {
      showToast(WALLET_COPY.recallNothing);
      return;
    }
    if (record) moves.dismiss(record);
    const end = await moves.start({ kind: 'recall', codes });
    if (!end || isUnanswered(end)) return;
    const failed = failedVenues(end).map((code) => WALLET_NAMES[code]);
    if (failed.length === 0) showToast(WALLET_COPY.recalled, { tone: 'done' });
    else {
      const action = { label: WALLET_COPY.see, onPress: () => location.assign(ROUTES.wallet) };
      showToast(WALLET_COPY.recallPart(failed.join('、')), { tone: 'error', action });
    }
  };
  return (
    <button
      type="button"
      disabled={moves.busy}
      aria-disabled={codes.length === 0 || undefined}
      aria-busy={running || undefined}
      onClick={() => void recall()}
      className={`hit-44 ml-auto flex items-center gap-1 text-14 font-semibold disabled:text-text-3 ${codes.length === 0 ? 'text-text-3' : 'text-brand'}`}
    >
      <Icon name="refresh-cw" size={16} className={running ? 'motion-safe:animate-spin' : ''} />
      {running ? WALLET_COPY.recalling : WALLET_COPY.recall}
    </button>
  );
}
