import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isoTime } from '../../../kernel/control/control.schema';
import { post } from '../../../kernel/control/control-call';
import { CODE } from '@pavilion/contract/codes';
import type { ChatRooms } from './chat-rooms';
import { roomGiftView } from './room-gift.routes';
import { barFromRooms } from './event.store';
import { changeRoomGift } from './room-gift.store';
import { changeFlags } from '../../member/account/flags.store';
import { findMemberByName } from '../../member/account/member';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';

const chatSchema = z.object({
  cut: z.optional(z.boolean()),
  mute: z.optional(z.object({ userName: z.string(), until: z.nullable(isoTime) })),
  vip: z.optional(z.object({ min: z.number().check(z.int()), max: z.number().check(z.int()) })),
  shield: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  room: z.optional(z.object({ roomId: z.string(), open: z.boolean() })),
  maintenance: z.optional(z.boolean()),
  remove: z.optional(z.object({ userName: z.string() })),
});

/** Changes a gift of the rooms into a new version of it. */
const chatGiftSchema = z.object({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  price: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1e9))),
  vipLevel: z.optional(z.number().check(z.int(), z.gte(0), z.lte(99))),
});

/** Calls for testers: moderation and the gifts of the rooms. */
export function registerChatControl(app: FastifyInstance, context: Context): void {
  post(app, '/sandbox/chat', chatSchema, (request) => moderate(context, context.chatRooms, request));
  post(app, '/sandbox/chat/gifts/:id', chatGiftSchema, (change, params) => changeGiftForTester(context, params.id ?? '', change));
}

/**
 * `POST /sandbox/chat`, moderation, each part on its own: `{"cut":true}` closes every connection,
 * `{"mute":{"userName":"…","until":"…"}}` (until null = unmute), `{"vip":{"min":1,"max":10}}`, `{"shield":"41002"}`,
 * `{"room":{"roomId":"1","open":false}}`, `{"maintenance":true}`, `{"remove":{"userName":"…"}}` (out of the room, and barred for
 * ten minutes). Returns the number of closed connections.
 */
async function moderate(
  context: Pick<Context, 'db' | 'real'>,
  rooms: ChatRooms,
  request: z.infer<typeof chatSchema>,
): Promise<{ cut: number }> {
  const { mute, vip, shield, room, maintenance, remove, cut } = request;
  if (mute) await setMute(context, rooms, mute);
  if (vip) await rooms.moderate({ kind: 'vip', ...vip });
  if (shield !== undefined && !(await rooms.shield(Number(shield)))) throw new Rejection(CODE.validation, undefined, { field: 'shield' });
  if (room) {
    const found = rooms.find(room.roomId);
    if (!found) throw new Rejection(CODE.validation, undefined, { field: 'room' });
    await rooms.moderate({ kind: 'room', room: found.key, open: room.open });
  }
  if (remove) {
    const member = await findMemberByName(context.db, remove.userName);
    if (!member) throw new Rejection(CODE.validation, undefined, { field: 'remove' });
    await rooms.moderate({ kind: 'remove', memberId: member.id }, (tx) => barFromRooms(tx, member.id, context.real.now()));
  }
  if (maintenance !== undefined) await rooms.moderate({ kind: 'maintenance', on: maintenance });
  return { cut: cut ? await rooms.cut() : 0 };
}

async function setMute(
  { db }: Pick<Context, 'db'>,
  rooms: ChatRooms,
  { userName, until }: { userName: string; until: string | null },
): Promise<void> {
  const member = await findMemberByName(db, userName);
  if (!member) throw new Rejection(CODE.validation, undefined, { field: 'mute' });
  const mutedUntil = until === null ? undefined : Date.parse(until);
  await rooms.moderate({ kind: 'mute', memberId: member.id }, (tx) => changeFlags(tx, member.id, { canChat: true, mutedUntil }));
}

/** `POST /sandbox/chat/gifts/:id`: `{"price":12}`, `{"name":"花束"}`, `{"vipLevel":3}`; each change is a new version. */
async function changeGiftForTester(
  { db }: Pick<Context, 'db'>,
  id: string,
  change: z.infer<typeof chatGiftSchema>,
): Promise<ReturnType<typeof roomGiftView>> {
  const gift = await changeRoomGift(db, id, change);
  if (!gift) throw new Rejection(CODE.common);
  return roomGiftView(gift);
}
