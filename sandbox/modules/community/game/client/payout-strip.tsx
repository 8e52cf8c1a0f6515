import type { RoundView } from '../round.view';
import { rateOf } from '../round.copy';
import { Strip } from './strip';

/** Payouts of the player's last rounds, as multiples of their stakes. */
export function PayoutStrip({ rounds }: { rounds: readonly RoundView[] }) {
  return (
    <Strip
      label="最近派彩倍数"
      items={rounds.flatMap(({ id, state, payout, stake }) =>
        state === 'settled' ? [{ key: id, text: `${rateOf((payout * 100) / stake)}×`, tone: payout > stake ? 'won' : '' }] : [],
      )}
    />
  );
}
