import { RECEIPTS_MAX } from '../constants';
import { payeeId } from '../payee';
import type { Requests } from '../request';
import { orderId } from '../request-fields';
import * as z from '../schema';
import { empty, moneyText } from '../wire';
import { pictureId } from './picture.calls';

export const depositRequests = {
  depositCreate: {
    about:
      'Creates a deposit order; the amount has no cents. A verified member needs no payerName; another name than the verified one is rejected. payeeId: the bound wallet of the method’s provider that pays. 10003 with data.field for a bad field, 244102 while the method is under maintenance, 10001 with data.orderId while another order is pending.',
    request: z.object({
      method: z.string(z.minLength(1), z.maxLength(32)),
      amount: moneyText,
      payerName: z.optional(z.string(z.maxLength(40))),
      payeeId: z.optional(payeeId),
    }),
  },
  depositStatus: {
    reads: true,
    about: 'One deposit order of the member. 10001 when there is no order with this number.',
    request: z.object({ orderId }),
  },
  depositOpen: {
    reads: true,
    about: 'Deposit orders that are awaiting payment or being confirmed, newest first.',
    request: empty,
  },
  depositPaid: {
    about:
      'Reports that the member has paid the order, also after its expiry (late). 10001 when it was cancelled. A repeat returns the order in its present state.',
    request: z.object({ orderId }),
  },
  depositReceipt: {
    about:
      'Adds uploaded pictures to an order that is being confirmed, three at most; a picture that the order already has is not added again. 10001 when it is not being confirmed, 10003 with data.field pictureIds for another member’s picture or for too many.',
    request: z.object({ orderId, pictureIds: z.array(pictureId, z.minLength(1), z.maxLength(RECEIPTS_MAX)) }),
  },
  depositCancel: {
    about: 'Cancels an order that awaits payment; an order in another state is returned unchanged.',
    request: z.object({ orderId }),
  },
} satisfies Requests;
