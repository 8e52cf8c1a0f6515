import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallRequest } from '@pavilion/contract/call';
import type { chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { CODE } from '@pavilion/contract/codes';
import type { Tx } from '../../../kernel/db/database';
import { members, type Member } from '../../member/account/member.tables';
import { countShortLived } from '../../../kernel/db/short-lived.store';
import { findOwnRejection } from '../../member/limit/limit-guard';
import { lockCoinBalance, moveCoins } from '../../rewards/coin/coin.store';
import type { Context } from '../../context';
import { KEY_COPY } from '../../../kernel/http/idempotency-key';
import { Rejection } from '../../../kernel/http/rejection';
import { getVip } from '../../member/vip/vip.store';
import { CHAT_COPY, ROOM_GIFT_COPY } from './chat.copy';
import { closedReason, type ChatRooms } from './chat-rooms';
import type { ChatGiftSend, NewChatMessage } from './chat.tables';
import { readRules, findRemovalText } from './event.store';
import { addSend, lockRoomGift, findSendByKey } from './room-gift.store';
import type { Room } from './room';
import { mutedUntilOf } from './speech.rules';
import { maskedName } from '../text/text.rules';

/** Max gifts of a member in so many ms of real time, at all processes. */
export const ROOM_GIFT_LIMIT = { count: 10, ms: 10_000 };

type Input = CallRequest<typeof chatGiftSendCall>;

const reject = (message: string, field: string) => new Rejection(CODE.validation, message, { field });

/**
 * Gives a gift: takes its coins, records it and stores the room's message in one transaction, then shows it there. A repeat of the
 * key returns the first result. @throws Rejection
 */
export function createRoomGiftGiver(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'limitUse'>,
  rooms: ChatRooms,
): (member: Member, key: string, input: Input) => Promise<ChatGiftSend> {
  const { db, clock, real } = context;
  async function checkRateLimit(memberId: string): Promise<void> {
    const given = await countShortLived(db, 'gift-pace', memberId, { now: Date.now(), ms: ROOM_GIFT_LIMIT.ms });
    if (given > ROOM_GIFT_LIMIT.count) throw new Rejection(CODE.common, ROOM_GIFT_COPY.tooFast);
  }

  /** Every check that may reject a gift but those of the gift itself. */
  async function assertMayGive(tx: Tx, memberId: string, room: Room, level: number): Promise<void> {
    // A mute waits for the gift, or comes before it.
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('share');
    const now = Math.trunc(clock.now());
    const rules = await readRules(tx);
    const closed = closedReason(rules, room);
    if (closed !== null) throw reject(closed, 'room');
    const removed = await findRemovalText(tx, memberId, real.now());
    if (removed !== null) throw reject(removed, 'room');
    if (!member || mutedUntilOf(member.flags, now) !== null) throw reject(ROOM_GIFT_COPY.muted, 'speak');
    const { vipMin, vipMax } = rules;
    if (level < vipMin || level > vipMax) throw reject(ROOM_GIFT_COPY.range(vipMin, vipMax), 'range');
    const own = await findOwnRejection(context, tx, { memberId, at: now, what: 'gift', amount: 0n });
    if (own) throw reject(own.why === 'time' ? own.message : ROOM_GIFT_COPY.paused, 'limit');
  }

  return async (member, key, input) => {
    const content = contentOf(input);
    const known = await findSendByKey(db, member.id, key);
    if (known) return sameSend(known, content);
    const room = rooms.find(input.roomId);
    if (!room) throw new Rejection(CODE.common, CHAT_COPY.noRoom);
    await checkRateLimit(member.id);
    return rooms.transact(room, async (tx, add) => {
      // From here on nothing else moves the member's coins; a second send with the key waits here for the first.
      const balance = await lockCoinBalance(tx, member.id);
      const first = await findSendByKey(tx, member.id, key);
      if (first) return sameSend(first, content);
      const level = (await getVip(tx, member, Math.trunc(clock.now()))).level;
      await assertMayGive(tx, member.id, room, level);
      const gift = await lockRoomGift(tx, input.giftId);
      if (!gift) throw new Rejection(CODE.common, ROOM_GIFT_COPY.unknown);
      if (gift.version !== input.version || gift.price !== input.price) throw new Rejection(CODE.giftChanged, ROOM_GIFT_COPY.changed);
      if (gift.vipLevel > level) throw reject(ROOM_GIFT_COPY.vip(gift.vipLevel), 'vipLevel');
      const { name, picture } = gift;
      const { count } = input;
      const coins = gift.price * count;
      if (balance < coins) throw reject(ROOM_GIFT_COPY.poor(coins - balance), 'price');
      const sentAt = Math.trunc(clock.now());
      const sent = await addSend(tx, {
        memberId: member.id,
        idempotencyKey: key,
        content,
        room: room.key,
        matchName: room.match ? `${room.match.home.name} vs ${room.match.away.name}` : '',
        giftId: gift.id,
        name,
        picture,
        count,
        coins,
        balanceAfter: balance - coins,
        sentAt,
      });
      const reference = String(sent.id);
      await moveCoins(tx, member.id, balance, [
        { reason: 'chat', reference, title: ROOM_GIFT_COPY.title(name, count), amount: -coins, at: sentAt },
      ]);
      const message: Omit<NewChatMessage, 'room' | 'sentAt'> = {
        userId: member.id,
        nickName: maskedName(member.nickName || member.userName),
        vipLevel: level,
        type: 'gift',
        content: '',
        gift: { id: gift.id, name, count },
        onceKey: `gift-${reference}`,
      };
      await add(message);
      return sent;
    });
  };
}

function contentOf({ roomId, giftId, version, price, count }: Input): string {
  return createHash('sha256')
    .update(JSON.stringify([roomId, giftId, version, price, count]))
    .digest('hex');
}

function sameSend(known: ChatGiftSend, content: string): ChatGiftSend {
  if (known.content !== content) throw new Rejection(CODE.validation, KEY_COPY.used);
  return known;
}
