import type { IconName } from '@/components/ui/icon';
import type { Tone } from '@/components/ui/tag';
import type { TransactionResult, TransactionType } from '@/lib/domain/money/transaction/transaction.model';

export const TYPE_ICONS: Record<TransactionType, IconName> = {
  deposit: 'arrow-down-to-line',
  withdraw: 'arrow-up-from-line',
  transfer: 'arrow-left-right',
  bonus: 'gift',
};

export const RESULT_TONES: Record<TransactionResult, Tone> = { open: 'warn', done: 'neutral', failed: 'error' };
