import type { Requests } from '../request';
import * as z from '../schema';
import { empty } from '../wire';
import { venueCode, walletCode } from './wallet.calls';

const amountText = z.string(z.regex(/^\d{1,12}\.\d{2}$/));

export const walletRequests = {
  walletList: {
    reads: true,
    about: 'The central wallet, its open stakes, and the wallet of each venue; amounts are null for a venue that does not respond.',
    request: empty,
  },
  venueWallet: {
    reads: true,
    about: 'One venue’s wallet, requested from the venue again; amounts are null when the venue does not respond.',
    request: z.object({ code: venueCode }),
  },
  walletTransfer: {
    about:
      'Moves money between CENTER and a venue, either way. status 1: moved; 0: the venue did not respond, and a repeat with the same key requests the result again. 10001 when nothing moved and nothing will move under this key (data.why: balance, venue, auto), 10003 for invalid wallets or a key that does not fit the request.',
    request: z.object({ from: walletCode, to: walletCode, amount: amountText }),
  },
  walletRecall: {
    about:
      'Moves all available money of the named venues (all of them when none is named) back to CENTER, with a row per venue. status 1: moved; 2: failed, and the money remains there; 0: no response, and a repeat with the same key requests the result again.',
    request: z.object({ codes: z.optional(z.array(venueCode)) }),
  },
  autoTransfer: {
    about:
      'Sets whether the venues use the money of CENTER. Switching on recalls everything, with rows as in walletRecall; switching off moves nothing.',
    request: z.object({ on: z.boolean() }),
  },
} satisfies Requests;
