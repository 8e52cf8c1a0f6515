import { defineCall } from '../call';
import { CENTRAL_WALLET, VENUE_CODES } from '../constants';
import * as z from '../schema';
import { anyMoney, anyText, moneyText } from '../wire';

/** Result of a transfer. `unknown`: the venue did not respond; the same call with the same key checks again. */
export const MOVE_STATUS = { unknown: 0, done: 1, failed: 2 } as const;

export const walletCode = z.enum([CENTRAL_WALLET, ...VENUE_CODES]);
export const venueCode = z.enum(VENUE_CODES);
/** `balance` and `lockMoney` are null if the venue does not respond. */
const venueWallet = z.object({
  code: venueCode,
  name: anyText,
  balance: anyMoney,
  lockMoney: anyMoney,
});

const recallRow = z.object({
  code: venueCode,
  name: anyText,
  amount: moneyText,
  status: z.number(),
  message: anyText,
});

/** Every wallet of the member: the central one and the venues'. */
export const walletListCall = defineCall({
  name: 'walletList',
  method: 'POST',
  path: '/site/api/v1/finance/wallet/list',
  area: 'site',
  session: 'member',
  response: z.object({
    /** 免转钱包; absent means on. */
    autoTransfer: z._default(z.boolean(), true),
    balance: anyMoney,
    lockMoney: anyMoney,
    venues: z._default(z.array(venueWallet), []),
  }),
});

/** One venue's wallet, freshly read. */
export const venueWalletCall = defineCall({
  name: 'venueWallet',
  method: 'POST',
  path: '/site/api/v1/finance/wallet/venue',
  area: 'site',
  session: 'member',
  response: venueWallet,
});

/** Moves money between the central wallet and a venue's, once per key. */
export const walletTransferCall = defineCall({
  name: 'walletTransfer',
  method: 'POST',
  path: '/site/api/v1/finance/transfer',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: z.object({
    from: z.optional(walletCode),
    to: z.optional(walletCode),
    amount: z.optional(moneyText),
    status: z.number(),
  }),
});

/** Moves all venue balances back to the central wallet; each venue succeeds or fails separately. */
export const walletRecallCall = defineCall({
  name: 'walletRecall',
  method: 'POST',
  path: '/site/api/v1/finance/recall',
  area: 'site',
  session: 'member',
  inPlace: true,
  money: true,
  response: z.object({ balance: anyMoney, list: z.array(recallRow) }),
});

/** Switches 免转钱包. On: venues use the central wallet, and their balances move back to it. Off: they use their own wallets. */
export const autoTransferCall = defineCall({
  name: 'autoTransfer',
  method: 'POST',
  path: '/site/api/v1/finance/autoTransfer',
  area: 'site',
  session: 'member',
  money: true,
  response: z.object({ autoTransfer: z.optional(z.boolean()), list: z.array(recallRow) }),
});
