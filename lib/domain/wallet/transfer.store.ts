import { create } from 'zustand';
import { CENTRAL_WALLET, VENUE_CODES } from '@/lib/contract/constants';
import * as z from '@/lib/contract/schema';
import { readStoredJson, writeStored } from '@/lib/kit/browser/storage';
import { isOpen } from './transfer.rules';
import type { TransferRecord } from './wallet.model';

/** localStorage: a move without an answer must be asked about under its key by whoever comes after this page. */
const KEY = 'walletMoves';
/** An open record more would be a fault of ours. */
const MAX_RECORDS = 20;

const code = z.enum([CENTRAL_WALLET, ...VENUE_CODES]);
const venue = z.enum(VENUE_CODES);
const orderSchema = z.union([
  z.object({ kind: z.literal('transfer'), from: code, to: code, amount: z.string(z.regex(/^\d{1,12}\.\d{2}$/)) }),
  z.object({ kind: z.literal('recall'), codes: z.array(venue) }),
  z.object({ kind: z.literal('switch'), on: z.boolean() }),
]);
const state = z.enum(['waiting', 'unknown', 'done', 'failed']);
const keptSchema = z.object({
  version: z.literal(1),
  records: z.array(
    z.object({
      key: z.string(z.minLength(8), z.maxLength(64)),
      member: z.string(),
      order: orderSchema,
      state,
      lines: z.array(z.object({ code: venue, state, amount: z.string(), message: z.string() })),
      message: z.string(),
      asks: z.number(),
    }),
  ),
});

interface TransferStoreState {
  /** Oldest first: open ones, and those of this page that ended. */
  records: readonly TransferRecord[];
  add(record: TransferRecord): void;
  /** Puts a newer state of the record in its place; one that was taken out stays out. */
  put(record: TransferRecord): void;
  /** Takes ended records out. An open one stays. */
  dismiss(keys: readonly string[]): void;
}

export const useTransfers = create<TransferStoreState>()((set, get) => ({
  records: [],
  add(record) {
    set({ records: [...get().records, record].slice(-MAX_RECORDS) });
  },
  put(record) {
    set({ records: get().records.map((other) => (other.key === record.key ? record : other)) });
  },
  dismiss(keys) {
    set({ records: get().records.filter((record) => isOpen(record) || !keys.includes(record.key)) });
  },
}));

function read(): TransferRecord[] {
  const kept = z.safeParse(keptSchema, readStoredJson(KEY));
  return kept.success ? (kept.data.records as TransferRecord[]).filter(isOpen) : [];
}

if (typeof window !== 'undefined') {
  useTransfers.setState({ records: read() });
  useTransfers.subscribe(({ records }) => {
    writeStored(KEY, JSON.stringify({ version: 1, records: records.filter(isOpen) }));
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    // Ended ones of this page stay to be read.
    const open = read();
    const own = useTransfers.getState().records.filter((record) => !isOpen(record) && !open.some(({ key }) => key === record.key));
    useTransfers.setState({ records: [...own, ...open] });
  });
}
