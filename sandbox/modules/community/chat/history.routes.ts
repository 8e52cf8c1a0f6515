import type { FastifyInstance } from 'fastify';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import type { Context } from '../../context';
import { route } from '../../member/call/route';
import type { ChatRooms } from './chat-rooms';
import { messageView } from './message.view';

/** Messages of a room, page by page; open to visitors, who can read but not write. An unknown id has nothing before it. */
export function registerHistoryCall(app: FastifyInstance, context: Context, rooms: ChatRooms): void {
  route(app, context, chatHistoryCall, async ({ body }) => {
    if (!/^\d{0,15}$/.test(body.beforeId)) return { list: [], hasMore: false };
    const { list, hasMore } = await rooms.page(body.roomId, {
      beforeId: body.beforeId === '' ? null : Number(body.beforeId),
      size: body.pageSize,
    });
    return { list: list.map(messageView), hasMore };
  });
}
