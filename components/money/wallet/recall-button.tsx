'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Lazy } from '@/components/ui/lazy/lazy';
import { useLeftOver } from '@/components/ui/lazy/use-left-over';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { VenueCode } from '@pavilion/contract/constants';
import { WALLET_CARD_COPY } from '@/lib/domain/money/wallet/wallet-card.copy';
import { TRANSFERS_KEY } from '@/lib/domain/money/wallet/wallet.model';

const loadTask = async () => (await import('./recall-task')).RecallTask;

/** A transfer without a response. */
const OPEN_TRANSFER = /"state":"(waiting|unknown)"/;

/**
 * 一键回收 in a corner: moves all money to the central wallet, and opens the rows of the wallet page when a venue fails. Without venues to
 * recall from (`codes`) it is inactive, and a tap shows why. The first tap loads the recall task.
 */
export function RecallButton({ codes, member }: { codes: readonly VenueCode[]; member: string }) {
  const left = useLeftOver(TRANSFERS_KEY, OPEN_TRANSFER);
  const [taps, setTaps] = useState(0);
  /** The task's report; null until it is loaded. */
  const [progress, setProgress] = useState<{ running: boolean; busy: boolean } | null>(null);
  const { running, busy } = progress ?? { running: taps > 0, busy: taps > 0 };
  return (
    <>
      <button
        type="button"
        disabled={busy}
        aria-disabled={codes.length === 0 || undefined}
        aria-busy={running || undefined}
        onClick={() => (codes.length === 0 ? showToast(WALLET_CARD_COPY.nothing) : setTaps(taps + 1))}
        className={`hit-44 ml-auto flex items-center gap-1 text-14 font-semibold disabled:text-text-3 ${codes.length === 0 ? 'text-text-3' : 'text-brand'}`}
      >
        <Icon name="refresh-cw" size={16} className={running ? 'motion-safe:animate-spin' : ''} />
        {running ? WALLET_CARD_COPY.recalling : WALLET_CARD_COPY.recall}
      </button>
      <Lazy load={loadTask} wanted={left || taps > 0} setWanted={(wanted) => setTaps(wanted ? 1 : 0)}>
        {(RecallTask) => <RecallTask codes={codes} member={member} taps={taps} onProgress={setProgress} />}
      </Lazy>
    </>
  );
}
