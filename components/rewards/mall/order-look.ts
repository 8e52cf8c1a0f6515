import type { IconName } from '@/components/ui/icon';
import type { Tone } from '@/components/ui/tag';
import type { CoinReason, MallState } from '@/lib/domain/rewards/mall/mall.model';

export const STATE_TONES: Record<MallState, Tone> = {
  credited: 'brand',
  placed: 'warn',
  packed: 'warn',
  shipped: 'warn',
  delivered: 'brand',
  cancelled: 'neutral',
};

export const REASON_ICONS: Record<CoinReason, IconName> = {
  bet: 'ticket',
  gift: 'star',
  order: 'receipt-text',
  exchange: 'arrow-left-right',
  refund: 'undo-2',
  chat: 'message-square-text',
};
