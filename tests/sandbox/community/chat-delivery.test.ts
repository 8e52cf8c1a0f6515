import type { Db } from '../../../sandbox/kernel/db/database';
import { createDelivery } from '../../../sandbox/modules/community/chat/delivery';
import type { ChatMessage } from '../../../sandbox/modules/community/chat/chat.tables';
import { listMessagesAfter } from '../../../sandbox/modules/community/chat/message.store';
import * as fc from '../../support/property';

jest.mock('../../../sandbox/modules/community/chat/message.store', () => ({ listMessagesAfter: jest.fn() }));

const db = {} as Db;
/** Committed, in the order of their ids within a room. */
let stored: ChatMessage[] = [];
let shown: string[] = [];
let readings: string[][] = [];
const row = (id: number, room = 'a', shielded = false) => ({ id, room, shielded }) as ChatMessage;
const show = ({ id, room }: ChatMessage) => void shown.push(`${room}${id}`);

beforeEach(() => {
  [stored, shown, readings] = [[], [], []];
  jest.mocked(listMessagesAfter).mockImplementation(async (_db, from, limit) => {
    readings.push(from.map(({ room, lastId }) => `${room}>${lastId}`));
    await new Promise(setImmediate);
    const found = stored.filter(({ id, room }) => from.some((one) => one.room === room && id > one.lastId));
    return found.toSorted((a, b) => a.id - b.id).slice(0, limit);
  });
});

it('shows the entries after the last known message of a room, each once, and no hidden one', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 2);
  stored = [row(1), row(2), row(3), row(4, 'a', true), row(5), row(6, 'b')];
  await delivery.deliver(['a', 'b']);
  await delivery.deliver();
  expect(shown).toEqual(['a3', 'a5']);
  expect(readings).toEqual([['a>2'], ['a>5']]);
});

it('reads once more for any number of wake-ups that arrive during a read', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 0);
  stored = [row(1)];
  const first = delivery.deliver(['a']);
  await new Promise(setImmediate);
  stored = [...stored, row(2)];
  await Promise.all([first, delivery.deliver(['a']), delivery.deliver(['a'])]);
  expect(shown).toEqual(['a1', 'a2']);
  expect(readings.length).toBeLessThanOrEqual(3);
});

it('reads a long backlog in pages', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 0);
  stored = Array.from({ length: 1201 }, (_, at) => row(at + 1));
  await delivery.deliver();
  expect(shown).toEqual(stored.map(({ id }) => `a${id}`));
});

it('shows nothing of a room that nobody here follows any more, and continues when it is followed again', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 0);
  stored = [row(1)];
  const reading = delivery.deliver(['a']);
  await Promise.resolve();
  delivery.forget('a');
  await reading;
  expect(shown).toEqual([]);
  delivery.follow('a', 1);
  stored = [...stored, row(2)];
  await delivery.deliver(['a']);
  expect(shown).toEqual(['a2']);
});

it('catches up after a failed read', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 0);
  stored = [row(1)];
  jest.mocked(listMessagesAfter).mockRejectedValueOnce(new Error('down'));
  await expect(delivery.deliver(['a'])).rejects.toThrow('down');
  await delivery.deliver();
  expect(shown).toEqual(['a1']);
});

it('starts anew after a reset, even during a read', async () => {
  const delivery = createDelivery(db, show);
  delivery.follow('a', 0);
  stored = [row(41)];
  const reading = delivery.deliver();
  await Promise.resolve();
  delivery.restart();
  stored = [row(1)];
  await reading;
  await delivery.deliver();
  expect(shown).toEqual(['a1']);
});

it('shows every message of a followed room once and in order, for any order of messages and wake-ups', async () => {
  const step = fc.record({ room: fc.constantFrom('a', 'b', 'c'), wakes: fc.boolean(), waits: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      [stored, shown] = [[], []];
      const delivery = createDelivery(db, show);
      for (const room of ['a', 'b', 'c']) delivery.follow(room, 0);
      const under: Promise<void>[] = [];
      for (const [at, { room, wakes, waits }] of steps.entries()) {
        stored.push(row(at + 1, room));
        if (wakes) under.push(delivery.deliver([room]));
        if (waits) await new Promise(setImmediate);
      }
      await Promise.all(under);
      await delivery.deliver();
      for (const room of ['a', 'b', 'c']) {
        const ids = stored.filter((message) => message.room === room).map(({ id }) => `${room}${id}`);
        expect(shown.filter((text) => text.startsWith(room))).toEqual(ids);
      }
    }),
  );
});
