import type { Module } from '../../module';
import { registerChatControl } from './chat.control';
import * as schema from './chat.tables';
import { openChatServer } from './chat-server';
import { registerRoomGiftCalls } from './room-gift.routes';
import { stockRoomGifts } from './room-gift.store';
import { registerHistoryCall } from './history.routes';

export const chatModule: Module = {
  name: 'community/chat',
  needs: [
    'betting/order',
    'betting/stake',
    'community/text',
    'member/account',
    'member/call',
    'member/limit',
    'member/session',
    'member/vip',
    'rewards/coin',
  ],
  tables: schema,
  control: registerChatControl,
  routes: async (app, context) => {
    const { rooms, upgrade, stop } = await openChatServer(context);
    registerHistoryCall(app, context, rooms);
    registerRoomGiftCalls(app, context, rooms);
    app.server.on('upgrade', upgrade);
    return stop;
  },
  seed: ({ db }) => stockRoomGifts(db),
};
