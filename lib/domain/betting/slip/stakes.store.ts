import { readAmount } from '@/lib/kit/format/amount';
import { useSlip } from './slip.store';

/**
 * Sets one typed text as the stake of these keys (spec §5); a text that is no amount changes nothing. A separate file, since no
 * first visit types a stake.
 */
export function setStakes(selectionIds: readonly string[], text: string): void {
  const { text: amount } = readAmount(text);
  // Above any limit; a longer text comes from a stuck key.
  if (amount === null || !/^\d{0,9}(\.|$)/.test(amount)) return;
  useSlip.setState(({ stakes }) => ({ stakes: { ...stakes, ...Object.fromEntries(selectionIds.map((id) => [id, amount])) } }));
}

/** Removes all typed stakes. */
export function clearStakes(): void {
  useSlip.setState({ stakes: {} });
}
