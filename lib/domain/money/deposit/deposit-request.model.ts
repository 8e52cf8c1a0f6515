import * as z from '@pavilion/contract/schema';
import { requestStateSchema, type RequestState } from '@/lib/domain/money/command/order-request.model';

export const depositRequestSchema = z.object({
  key: z.string(z.minLength(8), z.maxLength(64)),
  member: z.string(),
  method: z.string(z.maxLength(40)),
  /** Minor units as text, since JSON knows no bigint. */
  amount: z.string(z.regex(/^\d{1,15}$/)),
  /** Distinguishes payers without storing a name or a wallet. */
  payerHash: z.string(z.maxLength(32)),
  /** This device's ms. */
  sentAt: z.number(),
  state: requestStateSchema,
});

/** Fields of a request that the platform can reject. */
export type DepositField = 'amount' | 'payerName' | 'payeeId';

/** A request for a deposit, from before it is sent until its result is known. */
export interface DepositRequest extends Omit<z.infer<typeof depositRequestSchema>, 'state'> {
  state:
    | RequestState
    | { step: 'rejected'; field: DepositField | null; message: string }
    /** The method has closed. */
    | { step: 'closed'; message: string };
}
