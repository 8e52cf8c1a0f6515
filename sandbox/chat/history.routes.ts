import type { FastifyInstance } from 'fastify';
import { chatHistoryCall } from '../../lib/contract/calls/chat.calls';
import type { Context } from '../server/context';
import { route } from '../server/route';
import { SAID } from './history.copy';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const ROOM = '1';
const FIRST_ID = 41_001;

/** What was said in the sandbox's one room: the same texts, in the minutes before this world hour began. */
export function registerHistoryCall(app: FastifyInstance, context: Context): void {
  route(app, context, chatHistoryCall, ({ body }) => {
    if (body.roomId !== ROOM) return { list: [], hasMore: false };
    const hour = Math.floor(context.clock.now() / HOUR_MS) * HOUR_MS;
    const all = SAID.map((said, index) => ({
      id: String(FIRST_ID + index),
      ...said,
      type: 'text',
      sendTime: new Date(hour - (SAID.length - index) * MINUTE_MS).toISOString(),
    }));
    const before = body.beforeId === '' ? all.length : all.findIndex((message) => message.id === body.beforeId);
    const end = Math.max(before, 0);
    const start = Math.max(end - body.pageSize, 0);
    return { list: all.slice(start, end), hasMore: start > 0 };
  });
}
