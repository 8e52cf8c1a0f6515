import * as z from '@pavilion/contract/schema';
import type { CommandRecord } from './command.model';

/** Stored form of a request's state: only one without a result is stored. */
export const requestStateSchema = z.union([
  z.object({ step: z.literal('sent') }),
  /** The response was lost: the platform's orders decide. `reads`: number of reads without a match. */
  z.object({ step: z.literal('unknown'), reads: z.number() }),
]);

export type RequestState =
  | z.infer<typeof requestStateSchema>
  /** The order that it became, or the one that prevents it. */
  | { step: 'ordered'; orderId: string }
  /** It never became an order. */
  | { step: 'missing' };

/** A request for an order (deposit, withdrawal, exchange), from before it is sent until its result is known. */
export interface OrderRequest extends CommandRecord {
  /** This device's ms of the latest send. */
  sentAt: number;
  state: RequestState | { step: string };
}

/** True while a request may still become an order. */
export function isOpenRequest({ state }: { state: { step: string } }): boolean {
  return state.step === 'sent' || state.step === 'unknown';
}

/** The request for the next page, which cannot receive its response. */
export function restartRequest<R extends OrderRequest>(record: R): R {
  return record.state.step === 'sent' ? { ...record, state: { step: 'unknown', reads: 0 } } : record;
}
