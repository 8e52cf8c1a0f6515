import type { IconName } from '@/components/ui/icon';
import type { TransferState } from '@/lib/domain/money/wallet/wallet.model';

/** Icon and colour of each state of a transfer. */
export const MOVE_LOOK: Record<TransferState, { icon: IconName; tone: string }> = {
  waiting: { icon: 'clock', tone: 'text-text-2' },
  unknown: { icon: 'clock', tone: 'text-warn' },
  done: { icon: 'circle-check', tone: 'text-brand' },
  failed: { icon: 'circle-alert', tone: 'text-error' },
};
