import { sanitizeAmount } from '@/lib/kit/format/amount';
import { useSlip } from './slip.store';

/** Sets one typed text as the stake of these keys, sanitised (spec §5). A separate file, since no first visit types a stake. */
export function setStakes(selectionIds: readonly string[], text: string): void {
  const amount = sanitizeAmount(text);
  // Above any limit; a longer text comes from a stuck key.
  if (!/^\d{0,9}(\.|$)/.test(amount)) return;
  useSlip.setState(({ stakes }) => ({ stakes: { ...stakes, ...Object.fromEntries(selectionIds.map((id) => [id, amount])) } }));
}
