import { create } from 'zustand';
import * as z from '@/lib/contract/schema';
import { readStored, writeStored } from '@/lib/kit/browser/storage';
import { placementSchema, subjectOf, type PlacementRecord } from './placement.model';
import { advance, isUnderWay, type PlacementEvent } from './placement.rules';
import { PLACEMENT_KEY, readLegs } from './slip.model';

/**
 * localStorage, not sessionStorage: an app that is killed while an answer is out must still know of it when it comes
 * back, and a second tab must not offer the same leg again.
 */
const KEY = PLACEMENT_KEY;
/** ms; a result that nobody dismissed is old news after this. */
const RECEIPT_MS = 600_000;
const KNOWN_ORDERS = 50;

const keptSchema = z.object({
  version: z.literal(2),
  records: z.array(placementSchema),
  known: z.array(z.string()),
});

interface PlacementStoreState {
  records: readonly PlacementRecord[];
  /** Orders that receipts already stood for: a lost answer is never about one of them. */
  known: readonly string[];
  /** False, and nothing is added, while another bet of this member on the same is under way. */
  add(record: PlacementRecord): boolean;
  /** Moves the record of `key`; answers the record as it stands then, null when it is gone. */
  move(key: string, event: PlacementEvent): PlacementRecord | null;
  /** Takes receipts and refusals off the slip. A bet under way stays. */
  dismiss(keys: readonly string[]): void;
  /** Takes the receipts off: bets that were taken stand in the bet records. */
  dropReceipts(): void;
}

export const usePlacements = create<PlacementStoreState>()((set, get) => ({
  records: [],
  known: [],
  add(record) {
    const { records } = get();
    const same = records.filter((other) => subjectOf(other) === subjectOf(record));
    if (same.some((other) => other.member === record.member && isUnderWay(other))) return false;
    // One record per bet: what it was refused before is answered by this one.
    const answered = new Set(same.filter((other) => !isUnderWay(other) && other.state.step !== 'accepted'));
    set({ records: [...records.filter((other) => !answered.has(other)), record] });
    return true;
  },
  move(key, event) {
    const before = get().records.find((record) => record.key === key);
    if (!before) return null;
    const { known } = get();
    const after = advance(before, isOfAnother(before, event, known) ? LOST : event);
    if (after === before) return before;
    const orderId = 'orderId' in after.state ? after.state.orderId : null;
    set({
      records: get().records.map((record) => (record === before ? after : record)),
      known: orderId && !known.includes(orderId) ? [...known, orderId].slice(-KNOWN_ORDERS) : known,
    });
    return after;
  },
  dismiss(keys) {
    set({ records: get().records.filter((record) => isUnderWay(record) || !keys.includes(record.key)) });
  },
  dropReceipts() {
    const { records, dismiss } = get();
    const receipts = records.filter(isReceipt).map(({ key }) => key);
    if (receipts.length > 0) dismiss(receipts);
  },
}));

const isReceipt = ({ state }: PlacementRecord) => state.step === 'accepted';

const LOST: PlacementEvent = { type: 'reply', result: { state: 'unknown' } };

/** Whether an answer names an order that another bet stands for: sent twice by something on the way, it says nothing of this bet. */
function isOfAnother({ state }: PlacementRecord, event: PlacementEvent, known: readonly string[]): boolean {
  if (event.type !== 'reply' || !('orderId' in event.result)) return false;
  const own = 'orderId' in state ? state.orderId : null;
  return event.result.orderId !== own && known.includes(event.result.orderId);
}

/** Version 1 knew singles only; a bet that it left under way must not be lost. */
function upgraded(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== 1) return stored;
  const { records } = stored as { records?: unknown };
  if (!Array.isArray(records)) return stored;
  const singles = records.map(({ leg, price, ...record }: Record<string, unknown>) => ({
    ...record,
    legs: [leg],
    size: 1,
    bets: 1,
    prices: [price],
  }));
  return { ...stored, version: 2, records: singles };
}

function read(now: number) {
  const kept = z.safeParse(keptSchema, upgraded(readLegs(readStored(KEY))));
  if (!kept.success) return { records: [], known: [] };
  const { records, known } = kept.data;
  return { records: records.filter((record) => isUnderWay(record) || now - record.waitingSince < RECEIPT_MS), known };
}

if (typeof window !== 'undefined') {
  const { records: kept, known: orders } = read(Date.now());
  // Receipts of an earlier page were read there. Whatever it sent can no longer be answered here.
  const left = kept.filter((record) => !isReceipt(record)).map((record) => advance(record, { type: 'restart' }));
  usePlacements.setState({ records: left, known: orders });
  usePlacements.subscribe(({ records, known }) => {
    writeStored(KEY, JSON.stringify({ version: 2, records, known }));
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) usePlacements.setState(read(Date.now()));
  });
}
