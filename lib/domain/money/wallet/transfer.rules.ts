import { CENTRAL_WALLET, VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { UnsentRecord } from '@/lib/domain/money/command/idempotent.model';
import type { Rejection } from '@/lib/domain/money/command/idempotent.rules';
import type { VenueTransfer, TransferRequest, TransferRecord, TransferState } from './wallet.model';

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

export function openRecord(order: TransferRequest, unsent: UnsentRecord): TransferRecord {
  return { ...unsent, order, lines: linesOf(order, 'waiting'), message: '' };
}

function linesOf(order: TransferRequest, state: TransferState): VenueTransfer[] {
  return venuesOf(order).map((code) => ({ code, state, amount: '0.00', message: '' }));
}

/** The record after the platform's response. A venue without a response leaves it open, a failed one fails it. */
export function resolved(record: TransferRecord, lines: readonly VenueTransfer[]): TransferRecord {
  const has = (state: TransferState) => lines.some((line) => line.state === state);
  return { ...record, lines, state: has('unknown') ? 'unknown' : has('failed') ? 'failed' : 'done' };
}

/** The record after a rejection: nothing moved. */
export function rejected(record: TransferRecord, { message }: Rejection): TransferRecord {
  return { ...record, state: 'failed', lines: linesOf(record.order, 'failed'), message };
}

/** The record while its result is unknown. */
export function unresolved(record: TransferRecord): TransferRecord {
  const lines = record.lines.map((line): VenueTransfer => (line.state === 'waiting' ? { ...line, state: 'unknown' } : line));
  return { ...record, state: 'unknown', lines };
}

/** The venues whose transfer failed. */
export function failedVenues({ lines }: TransferRecord): VenueCode[] {
  return lines.filter(({ state }) => state === 'failed').map(({ code }) => code);
}
