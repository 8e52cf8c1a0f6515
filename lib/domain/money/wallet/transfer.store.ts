import { CENTRAL_WALLET, VENUE_CODES } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { createCommandStore } from '@/lib/domain/money/command/command.store';
import { IDEMPOTENT_FIELDS } from '@/lib/domain/money/command/idempotent.model';
import { countAsSent, isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { TRANSFERS_KEY, type TransferRecord } from './wallet.model';

const code = z.enum([CENTRAL_WALLET, ...VENUE_CODES]);
const venue = z.enum(VENUE_CODES);
const orderSchema = z.union([
  z.object({ kind: z.literal('transfer'), from: code, to: code, amount: z.string(z.regex(/^\d{1,12}\.\d{2}$/)) }),
  z.object({ kind: z.literal('recall'), codes: z.array(venue) }),
  z.object({ kind: z.literal('switch'), on: z.boolean() }),
]);
const state = z.enum(['waiting', 'unknown', 'done', 'failed']);

/** Transfers, recalls and switches: open ones, and ended ones of this page. */
export const useTransfers = createCommandStore<TransferRecord>({
  name: TRANSFERS_KEY,
  version: 1,
  schema: z.object({
    ...IDEMPOTENT_FIELDS,
    order: orderSchema,
    state,
    lines: z.array(z.object({ code: venue, state, amount: z.string(), message: z.string() })),
    message: z.string(),
  }),
  subjectOf: ({ member, order }) => `${member} ${JSON.stringify(order)}`,
  isOpen: isUnresolved,
  restart: countAsSent,
});
