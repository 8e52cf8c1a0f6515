import { eq } from 'drizzle-orm';
import { CHAT } from '../../lib/contract/chat.wire';
import { CODE } from '../../lib/contract/codes';
import { CHAT_WORDS } from '../chat/chat.copy';
import type { ChatRooms } from '../chat/chat-rooms';
import { notifyMuted } from '../chat/connection';
import { giftView } from '../chat/gift.routes';
import { changeGift } from '../chat/gift.store';
import { mutedUntilOf } from '../chat/speech.rules';
import { members } from '../db/schema';
import { memberByName } from '../member/member';
import type { Context } from '../server/context';
import { Refusal } from '../server/refusal';
import type { chatGiftSchema, chatSchema } from './control.schema';
import type * as z from 'zod/mini';

/**
 * `POST /sandbox/chat`, moderation, each part on its own: `{"cut":true}` closes every connection,
 * `{"mute":{"userName":"…","until":"…"}}` (until null = unmute), `{"vip":{"min":1,"max":10}}`, `{"shield":"41002"}`,
 * `{"room":{"roomId":"1","open":false}}`, `{"maintenance":true}`, `{"remove":{"userName":"…"}}` (out of the room). Answers how many connections were closed.
 */
export async function applyChatControl(
  context: Pick<Context, 'db' | 'clock'>,
  rooms: ChatRooms,
  request: z.infer<typeof chatSchema>,
): Promise<{ cut: number }> {
  const { mute, vip, shield, room, maintenance, remove, cut } = request;
  if (mute) await setMute(context, rooms, mute);
  if (vip) {
    Object.assign(rooms.rules, { vipMin: vip.min, vipMax: vip.max });
    rooms.sendToAll(CHAT.vipLevel, { vipMin: vip.min, vipMax: vip.max });
  }
  if (shield !== undefined && !(await rooms.shield(Number(shield)))) throw new Refusal(CODE.validation, undefined, { field: 'shield' });
  if (room && !rooms.setRoom(room.roomId, room.open)) throw new Refusal(CODE.validation, undefined, { field: 'room' });
  if (remove) {
    const member = await memberByName(context.db, remove.userName);
    if (!member) throw new Refusal(CODE.validation, undefined, { field: 'remove' });
    rooms.remove(member.id);
  }
  if (maintenance !== undefined) {
    rooms.rules.maintenance = maintenance ? CHAT_WORDS.maintenance : null;
    rooms.sendToAll(CHAT.allRoomMaintain, { status: maintenance ? 0 : 1, message: maintenance ? CHAT_WORDS.maintenance : '' });
  }
  return { cut: cut ? rooms.cut() : 0 };
}

async function setMute(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rooms: ChatRooms,
  { userName, until }: { userName: string; until: string | null },
): Promise<void> {
  const member = await memberByName(db, userName);
  if (!member) throw new Refusal(CODE.validation, undefined, { field: 'mute' });
  const flags = { ...member.flags, canChat: true, mutedUntil: until === null ? undefined : Date.parse(until) };
  await db.update(members).set({ flags }).where(eq(members.id, member.id));
  for (const user of rooms.connectionsOf(member.id)) {
    user.mutedUntil = mutedUntilOf(flags, clock.now());
    if (user.mutedUntil === null) user.send(CHAT.speechStatus, { speechStatus: 1, reason: '', until: null });
    else notifyMuted(user);
  }
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
