import { calendarMonthCall, checkInCall, taskClaimCall, taskListCall } from '@pavilion/contract/calls/calendar.calls';
import { flipListCall, flipOpenCall, flipStateCall } from '@pavilion/contract/calls/flip.calls';
import { TEST_UUID, sendCall } from './platform-client';

let keys = 0;
export const newActivityKey = () => `activity-key-${(keys += 1)}`;

/** 幸运翻牌 of one member, straight at the platform. */
export function flipsOf(origin: string, token: string, uuid: string | null = TEST_UUID) {
  const state = async () => (await sendCall(origin, flipStateCall, {}, { token, uuid })).data;
  return {
    state,
    open: (body: object, key = newActivityKey()) =>
      sendCall(origin, flipOpenCall, body as never, { token, uuid, headers: { 'idempotency-key': key } }),
    /** Turns a card of the round that is open now. */
    async flip(card: number, key = newActivityKey()) {
      const { roundId } = await state();
      return sendCall(origin, flipOpenCall, { roundId, card }, { token, uuid, headers: { 'idempotency-key': key } });
    },
    list: async (page = 1, size = 20) => (await sendCall(origin, flipListCall, { page, size }, { token, uuid })).data,
  };
}

/** 签到日历 and tasks of one member, straight at the platform. */
export function calendarOf(origin: string, token: string, uuid: string | null = TEST_UUID) {
  const once = (key: string) => ({ token, uuid, headers: { 'idempotency-key': key } });
  const month = (wanted?: string) => sendCall(origin, calendarMonthCall, wanted === undefined ? {} : { month: wanted }, { token, uuid });
  return {
    month,
    checkIn: (day: string, key = newActivityKey()) => sendCall(origin, checkInCall, { day }, once(key)),
    async checkInToday() {
      const { today } = (await month()).data;
      return sendCall(origin, checkInCall, { day: today }, once(newActivityKey()));
    },
    tasks: async () => (await sendCall(origin, taskListCall, {}, { token, uuid })).data,
    claim: (task: string, day: string, key = newActivityKey()) => sendCall(origin, taskClaimCall, { task, day }, once(key)),
  };
}
