import { maskPayeeNumber } from '@pavilion/contract/payee-number';
import type { Payee, PayeeInput } from './payee.model';

/** True if a payee whose response was lost was added: one like it that the member did not have before. */
export function isAdded({ kind, number }: PayeeInput, list: readonly Payee[], before: readonly string[]): boolean {
  const masked = maskPayeeNumber(kind, number);
  return list.some((payee) => payee.kind === kind && payee.masked === masked && !before.includes(payee.payeeId));
}
