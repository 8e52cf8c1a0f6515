import type { FastifyInstance } from 'fastify';
import { chatGiftListCall, chatGiftsCall, chatGiftSendCall, ROOM_KINDS } from '@pavilion/contract/calls/chat.calls';
import { CODE } from '@pavilion/contract/codes';
import { getCoins } from '../../rewards/coin/coin.store';
import { findMemberById } from '../../member/account/member';
import { isRangeAllowed } from '../../../kernel/http/range.rules';
import { RANGE_TEXT } from '../../../kernel/http/range.copy';
import type { Context } from '../../context';
import { keyOf } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import { getVip } from '../../member/vip/vip.store';
import type { ChatRooms } from './chat-rooms';
import type { ChatGift, ChatGiftSend } from './chat.tables';
import { listRoomGifts, listSends, getSendTotal } from './room-gift.store';
import { LOBBY } from './room';
import { createRoomGiftGiver } from './send-room-gift';

/** A gift as members see it. */
export function roomGiftView({ id, version, name, picture, price, vipLevel }: ChatGift) {
  return { giftId: id, version, name, picture, price, vipLevel };
}

function sendView({ id, giftId, name, count, coins, balanceAfter, sentAt }: ChatGiftSend) {
  return { sendId: String(id), giftId, name, count, coins, balance: balanceAfter, time: new Date(sentAt).toISOString() };
}

function recordView({ id, room, matchName, name, picture, count, coins, sentAt }: ChatGiftSend) {
  const roomKind: 'lobby' | 'match' = room === LOBBY ? 'lobby' : 'match';
  return { sendId: String(id), roomKind, match: matchName, name, picture, count, coins, time: new Date(sentAt).toISOString() };
}

/** Calls about gifts in rooms: the list, giving one, and a member's gifts. */
export function registerRoomGiftCalls(app: FastifyInstance, context: Context, rooms: ChatRooms): void {
  const { db, clock } = context;
  const give = createRoomGiftGiver(context, rooms);

  route(app, context, chatGiftsCall, async ({ session }) => {
    const member = (await findMemberById(db, session!.memberId))!;
    return {
      coins: await getCoins(db, member.id),
      vipLevel: (await getVip(db, member, Math.trunc(clock.now()))).level,
      list: (await listRoomGifts(db)).map(roomGiftView),
    };
  });

  route(app, context, chatGiftSendCall, async ({ body, session, request }) => {
    const key = keyOf(request);
    const member = (await findMemberById(db, session!.memberId))!;
    return sendView(await give(member, key, body));
  });

  route(app, context, chatGiftListCall, async ({ body, session }) => {
    const { memberId } = session!;
    const range = { from: Date.parse(body.from), to: Date.parse(body.to) };
    if (!isRangeAllowed(range.from, range.to, clock.now())) throw new Rejection(CODE.validation, RANGE_TEXT, { field: 'from' });
    const rows = await listSends(db, memberId, range, body.roomKind, { limit: body.size + 1, offset: (body.page - 1) * body.size });
    const totals = [];
    for (const roomKind of ROOM_KINDS) totals.push({ roomKind, ...(await getSendTotal(db, memberId, range, roomKind)) });
    return { list: rows.slice(0, body.size).map(recordView), hasMore: rows.length > body.size, totals };
  });
}
