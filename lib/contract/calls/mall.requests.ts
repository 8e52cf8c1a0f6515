import type { Requests } from '../request';
import { orderId, paging, price, rangePaging, version } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { COIN_REASONS, itemId, MALL_CATEGORIES, MALL_STATES } from './mall.calls';

export const mallRequests = {
  mallItems: {
    reads: true,
    about: 'Items of the mall in display order, the member’s coins and VIP level, and how much valid stake earns one coin.',
    request: empty,
  },
  mallOrderCreate: {
    about:
      'Charges the price in coins and takes one item from the stock; play money is credited at once, goods become a parcel. `version` and `price` are what the member was shown: 301220 when the item has changed since or is sold out. 10003 with data.field (price: too few coins, vipLevel, name, phone, province, city, address), 10001 when there is no such item.',
    request: z.object({
      itemId,
      version,
      price,
      /** Required for goods. */
      recipient: z.optional(
        z.object({
          name: z.string(z.maxLength(60)),
          phone: z.string(z.maxLength(30)),
          province: z.string(z.maxLength(60)),
          city: z.string(z.maxLength(60)),
          address: z.string(z.maxLength(200)),
        }),
      ),
    }),
  },
  mallOrderFind: {
    reads: true,
    about: 'The member’s order with this idempotency key; null while there is none.',
    request: z.object({ key: z.string(z.minLength(8), z.maxLength(64)) }),
  },
  mallOrderStatus: {
    reads: true,
    about: 'One order of the member. 10001 when there is no order with this number.',
    request: z.object({ orderId }),
  },
  mallOrderList: {
    reads: true,
    about: 'Orders of the member, newest first, of one state if it is given.',
    request: z.object({ state: z.optional(z.enum(MALL_STATES)), ...paging }),
  },
  mallOrderCancel: {
    about: 'Cancels an order before it is packed and gives coins and stock back, once; an order in another state is returned unchanged.',
    request: z.object({ orderId }),
  },
  coinList: {
    reads: true,
    about:
      'Changes of the coin balance, newest first, each with the balance after it. At most 31 days, within the last 90, else 10003 with data.field. Totals per reason cover the whole range, whichever reason is requested.',
    request: z.object({ reason: z.optional(z.enum(COIN_REASONS)), ...rangePaging }),
  },
  exchangeList: {
    reads: true,
    about:
      'Exchanges of coins for play money of the central wallet, newest first. At most 31 days, within the last 90, else 10003 with data.field. Totals per category cover the whole range, whichever category is requested.',
    request: z.object({ category: z.optional(z.enum(MALL_CATEGORIES)), ...rangePaging }),
  },
} satisfies Requests;
