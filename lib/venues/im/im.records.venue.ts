import { worldNow } from '@/lib/kit/browser/world-time';
import { imPendingSchema, imWagersSchema } from '@pavilion/contract/venues/im.order.wire';
import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import type { OrderState } from '@/lib/domain/betting/order/order.model';
import { BusinessError } from '@/lib/kit/http/errors';
import type { VenueSessions } from '@/lib/domain/betting/launch/launch.sessions';
import type { VenueRecords } from '@/lib/venues/venue';
import { DAY } from '@pavilion/number/duration';
import { createImCaller, type ImCaller, type Way } from './im.client';
import { toImSessions } from './im.request';
import { imDays } from './im.day.adapter';
import { reasonOf, toConfirmation, toOrder, toOrderPage } from './im.order.adapter';
import { createPace, REAL_PORTS, type PacePorts } from './im.pace';

/** Rows per page of records. */
const RECORD_SIZE = 20;
/** ms between two statements; slightly more than IM requires. venues §3.1 */
const STATEMENT_MS = 2_100;
const ALL_STATES = [1, 2, 3, 4];
const RUNNING_STATES = [1, 2];
const BET_DATE = 2;

interface StateRow {
  orderId: string;
  state: OrderState;
  reason: string | null;
}

const rowOf = (orderId: string, state: OrderState): StateRow => ({ orderId, state, reason: reasonOf(state) });

function found(orderIds: readonly string[], rows: readonly unknown[]): readonly StateRow[] {
  return rows.flatMap((row) => {
    const order = toOrder(row);
    return order && orderIds.includes(order.id) ? [{ orderId: order.id, state: order.state, reason: order.reason }] : [];
  });
}

interface Options {
  ports?: PacePorts;
  /** World ms, which decide IM's day. */
  world?: () => number;
}

/** A member's wagers in the product's model. */
export function createImRecords(callIm: ImCaller, { ports = REAL_PORTS, world = ports.now }: Options = {}): VenueRecords {
  const pace = createPace(STATEMENT_MS, ports);

  async function running(states: readonly number[], signal?: AbortSignal): Promise<readonly unknown[]> {
    const body = { BetConfirmationStatus: states };
    return (await callIm({ name: 'GetBetList', body, response: imWagersSchema, whole: true, signal })).WagerList ?? [];
  }

  function statement(from: number, to: number): Promise<readonly unknown[]> {
    const body = { ...imDays(from, to), DateType: BET_DATE };
    return pace.send(
      JSON.stringify(body),
      async () => (await callIm({ name: 'GetStatement', body, response: imWagersSchema, whole: true })).WagerList ?? [],
    );
  }

  /** IM removes a pending wager soon after its decision (370, venues §3.5): then its lists have it. */
  async function pending(orderIds: readonly string[], signal?: AbortSignal): Promise<readonly StateRow[]> {
    try {
      const response = await callIm({
        name: 'GetPendingWagerStatus',
        body: { WagerIds: orderIds },
        response: imPendingSchema,
        signal,
      });
      return (response.PendingWagerStatusList ?? []).flatMap(({ WagerID, BetConfirmationStatus }) => {
        const state = toConfirmation(BetConfirmationStatus);
        return state && orderIds.includes(String(WagerID)) ? [rowOf(String(WagerID), state)] : [];
      });
    } catch (error) {
      if (error instanceof BusinessError && error.source === 'IMTY' && error.code === IM_CODE.wagerMissing) return [];
      throw error;
    }
  }

  return {
    async getOrderStates(orderIds, { signal } = {}) {
      const rows = [...(await pending(orderIds, signal))];
      const missing = () => orderIds.filter((id) => rows.every(({ orderId }) => orderId !== id));
      if (missing().length > 0) rows.push(...found(missing(), await running(ALL_STATES, signal)));
      if (missing().length > 0) rows.push(...found(missing(), await statement(world() - DAY, world() + DAY)));
      return rows;
    },

    async getOrders({ settled, from, to, page }, { signal } = {}) {
      if (settled) return toOrderPage(await statement(from, to), { page, size: RECORD_SIZE, from, to });
      // An open wager is shown at any age.
      return toOrderPage(await running(RUNNING_STATES, signal), { page, size: RECORD_SIZE, from: 0, to: Number.MAX_SAFE_INTEGER });
    },
  };
}

/** IM's orders over a launcher's sessions; `timeout` in ms. */
export function openImRecords(sessions: VenueSessions, way: Way, timeout?: number): VenueRecords {
  return createImRecords(createImCaller(toImSessions(sessions), way, timeout), { world: worldNow });
}
