import * as z from '@pavilion/contract/schema';
import { requestStateSchema, type RequestState } from '@/lib/domain/money/command/order-request.model';

const minorText = z.string(z.regex(/^\d{1,15}$/));

/** Stored form of a request, without the PIN. */
export const withdrawRequestSchema = z.object({
  key: z.string(z.minLength(8), z.maxLength(64)),
  member: z.string(),
  payeeId: z.string(z.maxLength(32)),
  /** Minor units as text, since JSON knows no bigint. */
  amount: minorText,
  fee: minorText,
  /** This device's ms of the latest send. */
  sentAt: z.number(),
  /** World ms of the first send: a withdrawal that is older is not this request's. */
  since: z.number(),
  state: requestStateSchema,
});

/** A request for a withdrawal, from before it is sent until its result is known. */
export interface WithdrawRequest extends Omit<z.infer<typeof withdrawRequestSchema>, 'state'> {
  state:
    | RequestState
    /** `field`: the field that the rejection concerns; `check`: the check that comes first. */
    | { step: 'rejected'; field: RejectedField | null; check: 'realName' | 'pin' | null; message: string }
    /** The method has closed. */
    | { step: 'closed'; message: string };
}

/** Fields of a request that the platform can reject. */
export type RejectedField = 'amount' | 'fee' | 'payeeId' | 'pin';
