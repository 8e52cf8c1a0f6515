import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { venueCode, walletCode } from './wallet.calls';

const amountText = z.string(z.regex(/^\d{1,12}\.\d{2}$/));

export const walletRequests = {
  walletList: {
    reads: true,
    about: 'The wallets: centre, open stakes there, and each venue with its own; null amounts where a venue gives no answer.',
    request: empty,
  },
  venueWallet: {
    reads: true,
    about: 'One venue’s wallet, asked for afresh; null amounts where the venue gives no answer.',
    request: z.object({ code: venueCode }),
  },
  walletTransfer: {
    about:
      'Moves money between CENTER and a venue, either way. status 1 moved, 0 the venue gave no answer: the same key asks again. 10001 when nothing moved and nothing will under this key (data.why: balance, venue, auto), 10003 for wallets or a key that do not fit.',
    request: z.object({ from: walletCode, to: walletCode, amount: amountText }),
  },
  walletRecall: {
    about:
      'Brings everything that the named venues (all of them when none is named) have available back to CENTER, a row per venue: status 1 moved, 2 failed and the money stays there, 0 no answer: the same key asks again.',
    request: z.object({ codes: z.optional(z.array(venueCode)) }),
  },
  autoTransfer: {
    about:
      'Switches whether the venues draw on CENTER. Switching on recalls everything, with rows as in recall; switching off moves nothing.',
    request: z.object({ on: z.boolean() }),
  },
} satisfies Requests;
