import { fbOrderStatusSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueRecords } from '@/lib/venues/venue';
import { createFbCaller, type FbCaller } from './fb.client';
import { toFbSessions } from './fb.request';
import { toOrderPage, toOrderStates } from './fb.order.adapter';

/** Rows per page of records. */
const RECORD_SIZE = 20;

/** FB's orders of a member in the product's model. */
export function createFbRecords(callFb: FbCaller): VenueRecords {
  return {
    async getOrderStates(orderIds, { signal } = {}) {
      const path = '/v1/order/getStakeOrderStatus';
      return toOrderStates(await callFb({ path, body: { orderIds }, response: fbOrderStatusSchema, signal }));
    },

    async getOrders({ settled, from, to, page }, { signal } = {}) {
      const period = settled ? { startTime: from, endTime: to, timeType: 1 } : {};
      const body = { isSettled: settled, ...period, current: page, size: RECORD_SIZE };
      return toOrderPage(await callFb({ path: '/v1/order/new/bet/list', body, response: fbRecordsSchema, whole: true, signal }), page);
    },
  };
}

/** FB's orders over a launcher's sessions; `timeout` in ms. */
export function openFbRecords(sessions: VenueSessions, timeout?: number): VenueRecords {
  return createFbRecords(createFbCaller(toFbSessions(sessions), timeout));
}
