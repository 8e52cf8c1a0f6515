import { payeeId, pinText } from '../payee';
import type { Requests } from '../request';
import { orderId } from '../request-fields';
import * as z from '../schema';
import { empty, moneyText } from '../wire';

export const withdrawRequests = {
  withdrawInfo: {
    reads: true,
    about:
      'Checks, the balance, the part of it that can be withdrawn, turnover per source, free withdrawals left today, and methods with limits, fee and median arrival of the last seven days.',
    request: empty,
  },
  withdrawCreate: {
    stepUp: { pin: 'always' },
    about:
      'Takes the amount out of the central wallet and begins its review; for a new payee the review waits (waitTime). `fee` is what the member agreed to. 10003 with data.field (amount, fee, payeeId, pin; pin with data.left), 6501 with data.retryAfter while the PIN is locked, 244102 while the method is under maintenance, 10001 with data.step (realName, pin) or data.orderId (another withdrawal is pending).',
    request: z.object({ payeeId, amount: moneyText, fee: moneyText, pin: pinText }),
  },
  withdrawStatus: {
    reads: true,
    about: 'One withdrawal of the member. 10001 when there is no withdrawal with this number.',
    request: z.object({ orderId }),
  },
  withdrawOpen: {
    reads: true,
    about: 'Withdrawals that are being reviewed or paid, and those of the last ten minutes that ended; newest first.',
    request: empty,
  },
  withdrawCancel: {
    about:
      'Cancels a withdrawal that is being reviewed and gives the money back, once; a withdrawal in another state is returned unchanged.',
    request: z.object({ orderId }),
  },
} satisfies Requests;
