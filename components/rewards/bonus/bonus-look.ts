import type { Tone } from '@/components/ui/tag';
import type { BonusState } from '@/lib/domain/rewards/bonus/bonus.model';

export const STATE_TONES: Record<BonusState, Tone> = {
  claimable: 'brand',
  reviewing: 'warn',
  claimed: 'neutral',
  notYet: 'neutral',
  notEligible: 'neutral',
  expired: 'neutral',
};
