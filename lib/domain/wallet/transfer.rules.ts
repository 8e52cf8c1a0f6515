import { CENTRAL_WALLET, VENUE_CODES, type VenueCode } from '@/lib/contract/constants';
import { CODE } from '@/lib/contract/codes';
import type { VenueTransfer, TransferRequest, TransferRecord, TransferState } from './wallet.model';

/** Whether a transfer may still move money. */
export const isOpen = ({ state }: Pick<TransferRecord, 'state'>) => state === 'waiting' || state === 'unknown';

/** The venues of a request. */
export function venuesOf(order: TransferRequest): readonly VenueCode[] {
  switch (order.kind) {
    case 'transfer':
      return [(order.from === CENTRAL_WALLET ? order.to : order.from) as VenueCode];
    case 'recall':
      return order.codes;
    case 'switch':
      return order.on ? VENUE_CODES : [];
  }
}

export function openRecord(order: TransferRequest, key: string, member: string): TransferRecord {
  return { key, member, order, state: 'waiting', lines: linesOf(order, 'waiting'), message: '', asks: 0 };
}

function linesOf(order: TransferRequest, state: TransferState): VenueTransfer[] {
  return venuesOf(order).map((code) => ({ code, state, amount: '0.00', message: '' }));
}

/** The record after the platform's answer. A venue without an answer leaves it open, a failed one fails it. */
export function answered(record: TransferRecord, lines: readonly VenueTransfer[]): TransferRecord {
  const has = (state: TransferState) => lines.some((line) => line.state === state);
  return { ...record, lines, state: has('unknown') ? 'unknown' : has('failed') ? 'failed' : 'done' };
}

/** The platform's refusal. */
export interface Refusal {
  code: number | string;
  message: string;
}

/**
 * The record after a failed call; `refusal` is null when no readable answer came. A refusal of the first call moved nothing.
 * A later one counts only when it is about the key itself, since an ended session gives no result of the earlier calls.
 * Everything else is unknown, never failed.
 */
export function broken(record: TransferRecord, refusal: Refusal | null): TransferRecord {
  const ofTheKey = refusal?.code === CODE.common || refusal?.code === CODE.validation;
  if (refusal && (record.asks <= 1 || ofTheKey)) {
    return { ...record, state: 'failed', lines: linesOf(record.order, 'failed'), message: refusal.message };
  }
  const lines = record.lines.map((line): VenueTransfer => (line.state === 'waiting' ? { ...line, state: 'unknown' } : line));
  return { ...record, state: 'unknown', lines };
}

/** ms before the same key is sent again. */
export function askDelay(asks: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, asks - 1));
}

/** The venues whose transfer failed. */
export function failedVenues({ lines }: TransferRecord): VenueCode[] {
  return lines.filter(({ state }) => state === 'failed').map(({ code }) => code);
}
