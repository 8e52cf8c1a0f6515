import { CODE } from '../../lib/contract/codes';
import type { ChatRooms } from '../modules/community/chat/chat-rooms';
import { giftView } from '../modules/community/chat/gift.routes';
import { keepOut } from '../modules/community/chat/event.store';
import { changeGift } from '../modules/community/chat/gift.store';
import { changeFlags } from '../modules/member/account/flags.store';
import { memberByName } from '../modules/member/account/member';
import type { Context } from '../modules/context';
import { Refusal } from '../kernel/http/refusal';
import type { chatGiftSchema, chatSchema } from './control.schema';
import type * as z from 'zod/mini';

/**
 * `POST /sandbox/chat`, moderation, each part on its own: `{"cut":true}` closes every connection,
 * `{"mute":{"userName":"…","until":"…"}}` (until null = unmute), `{"vip":{"min":1,"max":10}}`, `{"shield":"41002"}`,
 * `{"room":{"roomId":"1","open":false}}`, `{"maintenance":true}`, `{"remove":{"userName":"…"}}` (out of the room, and kept out for ten minutes). Answers how many connections were closed.
 */
export async function applyChatControl(
  context: Pick<Context, 'db' | 'real'>,
  rooms: ChatRooms,
  request: z.infer<typeof chatSchema>,
): Promise<{ cut: number }> {
  const { mute, vip, shield, room, maintenance, remove, cut } = request;
  if (mute) await setMute(context, rooms, mute);
  if (vip) await rooms.moderate({ kind: 'vip', ...vip });
  if (shield !== undefined && !(await rooms.shield(Number(shield)))) throw new Refusal(CODE.validation, undefined, { field: 'shield' });
  if (room) {
    const found = rooms.find(room.roomId);
    if (!found) throw new Refusal(CODE.validation, undefined, { field: 'room' });
    await rooms.moderate({ kind: 'room', room: found.key, open: room.open });
  }
  if (remove) {
    const member = await memberByName(context.db, remove.userName);
    if (!member) throw new Refusal(CODE.validation, undefined, { field: 'remove' });
    await rooms.moderate({ kind: 'remove', memberId: member.id }, (tx) => keepOut(tx, member.id, context.real.now()));
  }
  if (maintenance !== undefined) await rooms.moderate({ kind: 'maintenance', on: maintenance });
  return { cut: cut ? await rooms.cut() : 0 };
}

async function setMute(
  { db }: Pick<Context, 'db'>,
  rooms: ChatRooms,
  { userName, until }: { userName: string; until: string | null },
): Promise<void> {
  const member = await memberByName(db, userName);
  if (!member) throw new Refusal(CODE.validation, undefined, { field: 'mute' });
  const mutedUntil = until === null ? undefined : Date.parse(until);
  await rooms.moderate({ kind: 'mute', memberId: member.id }, (tx) => changeFlags(tx, member.id, { canChat: true, mutedUntil }));
}

/** `POST /sandbox/chat/gifts/:id`: `{"price":12}`, `{"name":"花束"}`, `{"vipLevel":3}`; each change is a new version. */
export async function changeGiftForTester(
  { db }: Pick<Context, 'db'>,
  id: string,
  change: z.infer<typeof chatGiftSchema>,
): Promise<ReturnType<typeof giftView>> {
  const gift = await changeGift(db, id, change);
  if (!gift) throw new Refusal(CODE.common);
  return giftView(gift);
}
