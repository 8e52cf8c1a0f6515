import type { ClipboardEvent } from 'react';
import { isAmountText } from '@/lib/kit/format/amount-text';
import { AMOUNT_PASTE_COPY } from './amount-paste.copy';
import { showToast } from '@/components/ui/toast/toast-queue';

/** `onPaste` of an amount field: a text that is not an amount is refused as a whole, so that no digits are picked out of it. */
export function pasteAmount(event: ClipboardEvent<HTMLInputElement>): void {
  if (isAmountText(event.clipboardData.getData('text'))) return;
  event.preventDefault();
  showToast(AMOUNT_PASTE_COPY.refused, { tone: 'error' });
}
