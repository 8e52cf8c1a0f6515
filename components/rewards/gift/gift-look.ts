import type { Tone } from '@/components/ui/tag';
import type { GiftState } from '@/lib/domain/rewards/gift/gift.model';

export const GIFT_TONES: Record<GiftState, Tone> = { reviewing: 'warn', credited: 'neutral', rejected: 'error' };
