/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import type { RoomGiftSend, RoomGift, RoomGifts } from '@/lib/domain/community/chat/room-gift/room-gift.model';
import { resumeRoomGifts, startRoomGift, type RoomGiftPorts } from '@/lib/domain/community/chat/room-gift/room-gift.mutations';
import { roomGiftFault, givenQuery, rejectedGiftField, toGivenView } from '@/lib/domain/community/chat/room-gift/room-gift.rules';
import { givenCsv } from '@/lib/domain/community/chat/room-gift/room-gift-csv.rules';
import { useRoomGiftSends } from '@/lib/domain/community/chat/room-gift/room-gift.store';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import * as fc from '../../../support/property';

const FLOWER: RoomGift = { giftId: 'flower', version: 1, name: '鲜花', picture: 'flower', price: 10, vipLevel: 0 };
const CUP: RoomGift = { giftId: 'cup', version: 1, name: '冠军奖杯', picture: 'cup', price: 520, vipLevel: 2 };
const lost = (status = 0) => new NetworkError({ status, message: '', statusText: '', online: true });

/** A platform that takes the coins once per key. */
function platform(price = FLOWER.price) {
  const done = new Set<string>();
  return {
    sent: () => done.size,
    give({ key, price: shown }: RoomGiftSend): object {
      if (done.has(key)) return {};
      if (shown !== price) throw new BusinessError(301_220, '礼物信息已变更，请核对后再送');
      done.add(key);
      return {};
    },
  };
}

let keys: string[];
let session: string | null;
const context = { member: 'm1', queryClient: new QueryClient() };
const input = (key = 'gift-0001', gift = FLOWER, count = 3) => ({ key, roomId: '1', gift, count });
const ports = (send: (record: RoomGiftSend, nth: number) => object): RoomGiftPorts => ({
  send: async (record) => {
    keys.push(record.key);
    return send(record, keys.length);
  },
  now: () => 0,
  session: () => session,
  mint: () => 'unused-key',
  wait: async () => undefined,
});

beforeEach(() => {
  keys = [];
  session = 't1';
  localStorage.clear();
  useRoomGiftSends.setState({ records: [] });
});

test.each(['before', 'after'] as const)('a response that is lost %s the coins were taken ends in one gift', async (when) => {
  const site = platform();
  const end = await startRoomGift(
    input(),
    context,
    ports((record, nth) => {
      if (nth === 1 && when === 'before') throw lost();
      const response = site.give(record);
      if (nth === 1) throw lost(500);
      return response;
    }),
  );
  expect(end).toMatchObject({ state: 'done', asks: 2 });
  expect([keys, site.sent()]).toEqual([['gift-0001', 'gift-0001'], 1]);
});

test('no second gift is sent while one is pending', async () => {
  const site = platform();
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: RoomGiftPorts = { ...ports((record) => site.give(record)), send: async (record) => (await gate, site.give(record)) };
  const first = startRoomGift(input(), context, slow);
  const second = startRoomGift(input('gift-0002', FLOWER, 5), context, slow);
  release();
  expect([(await first).key, (await second).key, site.sent()]).toEqual(['gift-0001', 'gift-0001', 1]);
});

test('a changed gift is distinguished from other errors, even after a lost response', async () => {
  const site = platform(12);
  const changed = await startRoomGift(
    input(),
    context,
    ports((record, nth) => {
      if (nth === 1) throw lost();
      return site.give(record);
    }),
  );
  expect(changed).toMatchObject({ state: 'changed', field: null, message: '礼物信息已变更，请核对后再送' });
  const poor = await startRoomGift(
    input('gift-0002'),
    context,
    ports(() => {
      throw new BusinessError(10_003, '金币不足，还差 20 金币', { field: 'price' });
    }),
  );
  expect(poor).toMatchObject({ state: 'rejected', field: 'price', message: '金币不足，还差 20 金币' });
  expect(site.sent()).toBe(0);
});

test('a gift that an earlier page left without a response is followed under its own key', async () => {
  const site = platform();
  void startRoomGift(
    input(),
    context,
    ports(() => {
      session = null;
      throw lost();
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(JSON.parse(localStorage.getItem('chatGiftSends')!)).toMatchObject({ records: [{ key: 'gift-0001', count: 3 }] });
  session = 't1';
  resumeRoomGifts(
    context,
    ports((record) => site.give(record)),
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(useRoomGiftSends.getState().records).toMatchObject([{ key: 'gift-0001', state: 'done' }]);
  expect(site.sent()).toBe(1);
});

test('the first reason that prevents a gift is reported', () => {
  const gifts: RoomGifts = { coins: 1_040, vipLevel: 1, list: [] };
  expect(roomGiftFault(FLOWER, 104, gifts)).toBeNull();
  expect(roomGiftFault(FLOWER, 105, gifts)).toBe('poor');
  expect(roomGiftFault(CUP, 1, gifts)).toBe('vip');
  expect(roomGiftFault(CUP, 3, { ...gifts, vipLevel: 2 })).toBe('poor');
});

test('the cause of an error is read from its data, whatever the data contains', () => {
  expect(rejectedGiftField({ field: 'limit' })).toBe('limit');
  fc.assert(
    fc.property(fc.anything(), (data) => [null, 'price', 'vipLevel', 'speak', 'range', 'limit', 'room'].includes(rejectedGiftField(data))),
  );
});

test('the address stores the filter of the record', () => {
  for (const roomKind of [null, 'lobby', 'match'] as const) {
    const view = { range: 'month', from: null, to: null, roomKind } as const;
    expect(toGivenView(new URLSearchParams(givenQuery(view)))).toEqual(view);
  }
  expect(toGivenView(new URLSearchParams('room=moon'))).toMatchObject({ roomKind: null, range: 'week' });
});

test('the exported table names the match, or the lobby', () => {
  const row = { id: '370000000000001', roomKind: 'lobby', match: '', name: '鲜花', picture: 'flower', count: 3, coins: 30, at: 0 } as const;
  const lines = givenCsv([row, { ...row, roomKind: 'match', match: '红城 vs 蓝港' }]).split('\r\n');
  expect(lines[1]).toContain('大厅');
  expect(lines[1]).toContain('-30');
  expect(lines[2]).toContain('红城 vs 蓝港');
});
