import { sanitizeAmount } from '@/lib/kit/format/amount';
import { useSlip } from './slip.store';

/** The same text on one leg or several, as typed; it is sanitised here (spec §5). Beside the store: no first visit types a stake. */
export function setStakes(selectionIds: readonly string[], text: string): void {
  const amount = sanitizeAmount(text);
  // No limit is near this; a longer text is a stuck key.
  if (!/^\d{0,9}(\.|$)/.test(amount)) return;
  useSlip.setState(({ stakes }) => ({ stakes: { ...stakes, ...Object.fromEntries(selectionIds.map((id) => [id, amount])) } }));
}
