import type { RecipientField } from '@pavilion/contract/recipient';
import * as z from '@pavilion/contract/schema';
import { requestStateSchema, type RequestState } from '@/lib/domain/money/command/order-request.model';

/** Stored form of a request, without the recipient. */
export const mallRequestSchema = z.object({
  key: z.string(z.minLength(8), z.maxLength(64)),
  member: z.string(),
  itemId: z.string(z.maxLength(32)),
  version: z.number(),
  price: z.number(),
  title: z.string(z.maxLength(80)),
  /** This device's ms of the latest send. */
  sentAt: z.number(),
  state: requestStateSchema,
});

/** Fields of an order that the platform can reject. */
export type RejectedOrderField = RecipientField | 'price' | 'vipLevel';

/** A request for an order, from before it is sent until its result is known. */
export interface MallRequest extends Omit<z.infer<typeof mallRequestSchema>, 'state'> {
  state:
    | RequestState
    /** The item has changed since the member saw it. */
    | { step: 'changed'; message: string }
    /** `field`: the field that the rejection concerns. */
    | { step: 'rejected'; field: RejectedOrderField | null; message: string };
}
