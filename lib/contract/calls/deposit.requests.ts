import { RECEIPTS_MAX } from '../constants';
import { payeeId } from '../payee';
import type { Requests } from '../request';
import { orderId } from '../request-fields';
import * as z from '../schema';
import { empty, moneyText } from '../wire';
import { pictureId } from './picture.calls';

export const depositRequests = {
  depositMethods: {
    reads: true,
    about:
      'Ways to deposit: limits, fee in percent, turnover, promotion, maintenance; medianSeconds from payment to wallet over the last seven days, null without any.',
    request: empty,
  },
  depositCreate: {
    about:
      'Makes a deposit order of whole coins. A verified member needs no payerName; another one than the verified name is refused. payeeId: the bound wallet that pays, of the method’s provider. 10003 with data.field for a bad field, 244102 while the method is under maintenance, 10001 with data.orderId while another order is on its way.',
    request: z.object({
      method: z.string(z.minLength(1), z.maxLength(32)),
      amount: moneyText,
      payerName: z.optional(z.string(z.maxLength(40))),
      payeeId: z.optional(payeeId),
    }),
  },
  depositStatus: {
    reads: true,
    about: 'One deposit order of the member. 10001 when there is none of this number.',
    request: z.object({ orderId }),
  },
  depositOpen: {
    reads: true,
    about: 'Deposit orders that are awaiting payment or being confirmed, newest first.',
    request: empty,
  },
  depositPaid: {
    about:
      'The member says that the order is paid, also after its expiry (late). 10001 when it was cancelled. Repeating it answers where the order stands.',
    request: z.object({ orderId }),
  },
  depositReceipt: {
    about:
      'Adds uploaded pictures to an order that is being confirmed, three at most; one that the order has already is added once. 10001 when it is not being confirmed, 10003 with data.field pictureIds for a picture of others or too many.',
    request: z.object({ orderId, pictureIds: z.array(pictureId, z.minLength(1), z.maxLength(RECEIPTS_MAX)) }),
  },
  depositCancel: {
    about: 'Cancels an order that awaits payment; any other answers where it stands.',
    request: z.object({ orderId }),
  },
} satisfies Requests;
