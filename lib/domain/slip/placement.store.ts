import { createCommandStore } from '@/lib/domain/command/command.store';
import { placementSchema, subjectOf, type PlacementRecord } from './placement.model';
import { advance, isUnderWay, type PlacementEvent } from './placement.rules';
import { PLACEMENT_KEY, readLegs } from './slip.model';

/** ms; a result that nobody dismissed is old news after this. */
const RECEIPT_MS = 600_000;

const isReceipt = ({ state }: PlacementRecord) => state.step === 'accepted';

/** Version 1 knew singles only; a bet that it left under way must not be lost. */
function upgrade(text: string | null): unknown {
  const stored = readLegs(text);
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

/** Bets on their way, with their receipts and refusals. */
export const usePlacements = createCommandStore<PlacementRecord>({
  name: PLACEMENT_KEY,
  version: 2,
  schema: placementSchema,
  upgrade,
  subjectOf: (record) => `${record.member} ${subjectOf(record)}`,
  isOpen: isUnderWay,
  isKept: (record, now) => now - record.waitingSince < RECEIPT_MS,
  // Receipts of an earlier page were read there.
  restart: (record) => (isReceipt(record) ? null : advance(record, { type: 'restart' })),
  referenceOf: ({ state }) => ('orderId' in state ? state.orderId : null),
});

const LOST: PlacementEvent = { type: 'reply', result: { state: 'unknown' } };

/** Moves the record of `key`; answers the record as it stands then, null when it is gone. */
export function movePlacement(key: string, event: PlacementEvent): PlacementRecord | null {
  const { update, known } = usePlacements.getState();
  return update(key, (record) => advance(record, isOfAnother(record, event, known) ? LOST : event));
}

/** Whether an answer names an order that another bet stands for: sent twice by something on the way, it says nothing of this bet. */
function isOfAnother({ state }: PlacementRecord, event: PlacementEvent, known: readonly string[]): boolean {
  if (event.type !== 'reply' || !('orderId' in event.result)) return false;
  const own = 'orderId' in state ? state.orderId : null;
  return event.result.orderId !== own && known.includes(event.result.orderId);
}

/** Takes the receipts off: bets that were taken stand in the bet records. */
export function dropReceipts(): void {
  const { records, dismiss } = usePlacements.getState();
  dismiss(records.filter(isReceipt).map(({ key }) => key));
}
