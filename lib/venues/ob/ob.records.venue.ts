import { obOrderStatusSchema, obRecordsSchema } from '@pavilion/contract/venues/ob.order.wire';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueRecords } from '@/lib/venues/venue';
import { createObCaller, type ObCaller } from './ob.client';
import { toObSessions } from './ob.request';
import { toOrderPage, toOrderStates } from './ob.order.adapter';

/** Rows per page of records. */
const RECORD_SIZE = 20;
const BET = '/yewu13/v1/betOrder';

/** OB's orders of a member in the product's model. */
export function createObRecords(callOb: ObCaller): VenueRecords {
  return {
    async getOrderStates(orderIds, { signal } = {}) {
      const query = { orderNos: orderIds.join(',') };
      return toOrderStates(await callOb({ path: `${BET}/queryOrderStatus`, query, response: obOrderStatusSchema, signal }));
    },

    async getOrders({ settled, from, to, page }, { signal } = {}) {
      const period = settled ? { beginTime: from, endTime: to } : {};
      const body = { orderStatus: settled ? 1 : 0, ...period, page, size: RECORD_SIZE };
      return toOrderPage(
        await callOb({ path: `${BET}/client/getOrderListV3PB`, body, response: obRecordsSchema, whole: true, signal }),
        page,
        settled,
      );
    },
  };
}

/** OB's orders over a launcher's sessions; `timeout` in ms. */
export function openObRecords(sessions: VenueSessions, timeout?: number): VenueRecords {
  return createObRecords(createObCaller(toObSessions(sessions), timeout));
}
