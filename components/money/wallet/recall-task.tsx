'use client';

import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { VenueCode } from '@pavilion/contract/constants';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { failedVenues } from '@/lib/domain/money/wallet/transfer.rules';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { route } from '@/lib/routes';
import { useMemberTransfers } from './use-transfers';

/** Recalls at each tap, and follows the transfers that an earlier page left; renders nothing. */
export function RecallTask({
  codes,
  member,
  taps,
  onProgress,
}: {
  codes: readonly VenueCode[];
  member: string;
  taps: number;
  /** `running`: a recall has no result yet; `busy`: some transfer has none. */
  onProgress: (progress: { running: boolean; busy: boolean }) => void;
}) {
  const moves = useMemberTransfers(member);
  const record = moves.last('recall');
  const running = record !== null && isUnresolved(record);
  const report = useEffectEvent(onProgress);
  useEffect(() => report({ running, busy: moves.busy }), [running, moves.busy]);

  const recall = useEffectEvent(async () => {
    if (record) moves.dismiss(record);
    const end = await moves.start({ kind: 'recall', codes });
    if (!end || isUnresolved(end)) return;
    const failed = failedVenues(end).map((code) => WALLET_NAMES[code]);
    if (failed.length === 0) showToast(WALLET_COPY.recalled, { tone: 'done' });
    else {
      const action = { label: WALLET_COPY.see, onPress: () => location.assign(route('/mine/finance/wallet')) };
      showToast(WALLET_COPY.recallPart(failed.join('、')), { tone: 'error', action });
    }
  });
  useEffect(() => {
    if (taps > 0) void recall();
  }, [taps]);
  return null;
}
