import { CENTRAL_WALLET, VENUE_CODES, type VenueCode } from '@/lib/contract/constants';
import { CODE } from '@/lib/contract/codes';
import type { VenueTransfer, TransferRequest, TransferRecord, TransferState } from './wallet.model';

/** Whether it may still move money. */
export const isOpen = ({ state }: Pick<TransferRecord, 'state'>) => state === 'waiting' || state === 'unknown';

/** The venues that an intent is about. */
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

/** The record once the platform told of its lines. One venue without an answer leaves it open, one that failed fails it. */
export function answered(record: TransferRecord, lines: readonly VenueTransfer[]): TransferRecord {
  const has = (state: TransferState) => lines.some((line) => line.state === state);
  return { ...record, lines, state: has('unknown') ? 'unknown' : has('failed') ? 'failed' : 'done' };
}

/** What the platform said when it refused. */
export interface Refusal {
  code: number | string;
  message: string;
}

/**
 * The record after a call that threw; `refusal` is null where no answer came, or none that could be read. A refusal of the first ask moved nothing; later ones count only when they are about
 * the key itself, for a session that ended says nothing of what was asked before. Everything else is unknown, never failed.
 */
export function broken(record: TransferRecord, refusal: Refusal | null): TransferRecord {
  const ofTheKey = refusal?.code === CODE.common || refusal?.code === CODE.validation;
  if (refusal && (record.asks <= 1 || ofTheKey)) {
    return { ...record, state: 'failed', lines: linesOf(record.order, 'failed'), message: refusal.message };
  }
  const lines = record.lines.map((line): VenueTransfer => (line.state === 'waiting' ? { ...line, state: 'unknown' } : line));
  return { ...record, state: 'unknown', lines };
}

/** ms before the same key is asked again. */
export function askDelay(asks: number): number {
  return Math.min(15_000, 1_000 * 2 ** Math.max(0, asks - 1));
}

/** The venues of a record that ended without having moved. */
export function failedVenues({ lines }: TransferRecord): VenueCode[] {
  return lines.filter(({ state }) => state === 'failed').map(({ code }) => code);
}
