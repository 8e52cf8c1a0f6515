import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { placementSchema, subjectOf, type PlacementRecord } from './placement.model';
import { advance, isUnderWay, type PlacementEvent } from './placement.rules';
import { PLACEMENT_KEY, readLegs } from './slip.model';
import { MINUTE } from '@pavilion/number/duration';

/** ms after which a result that was not dismissed is removed. */
const RECEIPT_MS = 10 * MINUTE;

const isReceipt = ({ state }: PlacementRecord) => state.step === 'accepted';

/** Version 1 stored singles only; a bet under way must survive the upgrade. */
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

/** Bets under way, with their receipts and rejections. */
export const usePlacements = createCommandStore<PlacementRecord>({
  name: PLACEMENT_KEY,
  version: 2,
  schema: placementSchema,
  upgrade,
  subjectOf: (record) => `${record.member} ${subjectOf(record)}`,
  isOpen: isUnderWay,
  retain: (record, now) => now - record.waitingSince < RECEIPT_MS,
  // The member has seen the receipts of an earlier page.
  restart: (record) => (isReceipt(record) ? null : advance(record, { type: 'restart' })),
  referenceOf: ({ state }) => ('orderId' in state ? state.orderId : null),
});

const LOST: PlacementEvent = { type: 'reply', result: { state: 'unknown' } };

/**
 * Advances the record of `key` and returns its new state, null when it is gone. Sending again returns null too when the storage rejected
 * the new key: the next page could not find that bet.
 */
export function movePlacement(key: string, event: PlacementEvent): PlacementRecord | null {
  const { update, commit, known } = usePlacements.getState();
  const change = event.type === 'resend' ? commit : update;
  return change(key, (record) => advance(record, isOfAnother(record, event, known) ? LOST : event));
}

/** True if a response names another bet's order: a duplicate in transit, which gives no result for this bet. */
function isOfAnother({ state }: PlacementRecord, event: PlacementEvent, known: readonly string[]): boolean {
  if (event.type !== 'reply' || !('orderId' in event.result)) return false;
  const own = 'orderId' in state ? state.orderId : null;
  return event.result.orderId !== own && known.includes(event.result.orderId);
}

/** Removes the receipts: the bet records contain the accepted bets. */
export function dropReceipts(): void {
  const { records, dismiss } = usePlacements.getState();
  dismiss(records.filter(isReceipt).map(({ key }) => key));
}
