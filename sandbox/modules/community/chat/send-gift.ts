import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallRequest } from '@pavilion/contract/call';
import type { chatGiftSendCall } from '@pavilion/contract/calls/chat.calls';
import { CODE } from '@pavilion/contract/codes';
import type { Tx } from '../../../kernel/db/database';
import { members, type Member } from '../../member/account/member.schema';
import { countShortLived } from '../../../kernel/db/short-lived.store';
import { ownRefusal } from '../../member/limit/limit.guard';
import { lockCoins, moveCoins } from '../../rewards/coin/coin.store';
import type { Context } from '../../context';
import { KEY_WORDS } from '../../../kernel/http/idempotency-key';
import { Refusal } from '../../../kernel/http/refusal';
import { vipOf } from '../../member/vip/vip.store';
import { CHAT_WORDS, GIFT_WORDS } from './chat.copy';
import { closedReason, type ChatRooms } from './chat-rooms';
import type { ChatGiftSend, NewChatMessage } from './chat.schema';
import { readRules, removalWords } from './event.store';
import { addSend, lockGift, sendByKey } from './gift.store';
import type { Room } from './room';
import { mutedUntilOf } from './speech.rules';
import { maskedName } from '../text/text.rules';

/** Max gifts of a member in so many ms of real time, at all processes. */
export const GIFT_LIMIT = { count: 10, ms: 10_000 };

type Wish = CallRequest<typeof chatGiftSendCall>;

const refuse = (words: string, field: string) => new Refusal(CODE.validation, words, { field });

/**
 * Gives a gift: takes its coins, records it and stores the room's message in one transaction, then shows it there. A repeat of the
 * key returns the first result. Throws Refusal.
 */
export function createGiftGiver(
  context: Pick<Context, 'db' | 'clock' | 'real' | 'limitUse'>,
  rooms: ChatRooms,
): (member: Member, key: string, wish: Wish) => Promise<ChatGiftSend> {
  const { db, clock, real } = context;
  async function checkRateLimit(memberId: string): Promise<void> {
    const given = await countShortLived(db, 'gift-pace', memberId, { now: Date.now(), ms: GIFT_LIMIT.ms });
    if (given > GIFT_LIMIT.count) throw new Refusal(CODE.common, GIFT_WORDS.tooFast);
  }

  /** Every check that may reject a gift but those of the gift itself. */
  async function assertMayGive(tx: Tx, memberId: string, room: Room, level: number): Promise<void> {
    // A mute waits for the gift, or comes before it.
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('share');
    const now = Math.trunc(clock.now());
    const rules = await readRules(tx);
    const closed = closedReason(rules, room);
    if (closed !== null) throw refuse(closed, 'room');
    const removed = await removalWords(tx, memberId, real.now());
    if (removed !== null) throw refuse(removed, 'room');
    if (!member || mutedUntilOf(member.flags, now) !== null) throw refuse(GIFT_WORDS.muted, 'speak');
    const { vipMin, vipMax } = rules;
    if (level < vipMin || level > vipMax) throw refuse(GIFT_WORDS.range(vipMin, vipMax), 'range');
    const own = await ownRefusal(context, tx, { memberId, at: now, what: 'gift', amount: 0n });
    if (own) throw refuse(own.why === 'time' ? own.words : GIFT_WORDS.paused, 'limit');
  }

  return async (member, key, wish) => {
    const content = contentOf(wish);
    const known = await sendByKey(db, member.id, key);
    if (known) return sameSend(known, content);
    const room = rooms.find(wish.roomId);
    if (!room) throw new Refusal(CODE.common, CHAT_WORDS.noRoom);
    await checkRateLimit(member.id);
    return rooms.transact(room, async (tx, add) => {
      // From here on nothing else moves the member's coins; a second send with the key waits here for the first.
      const balance = await lockCoins(tx, member.id);
      const first = await sendByKey(tx, member.id, key);
      if (first) return sameSend(first, content);
      const level = (await vipOf(tx, member, Math.trunc(clock.now()))).level;
      await assertMayGive(tx, member.id, room, level);
      const gift = await lockGift(tx, wish.giftId);
      if (!gift) throw new Refusal(CODE.common, GIFT_WORDS.unknown);
      if (gift.version !== wish.version || gift.price !== wish.price) throw new Refusal(CODE.giftChanged, GIFT_WORDS.changed);
      if (gift.vipLevel > level) throw refuse(GIFT_WORDS.vip(gift.vipLevel), 'vipLevel');
      const { name, picture } = gift;
      const { count } = wish;
      const coins = gift.price * count;
      if (balance < coins) throw refuse(GIFT_WORDS.poor(coins - balance), 'price');
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
        { reason: 'chat', reference, title: GIFT_WORDS.title(name, count), amount: -coins, at: sentAt },
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

function contentOf({ roomId, giftId, version, price, count }: Wish): string {
  return createHash('sha256')
    .update(JSON.stringify([roomId, giftId, version, price, count]))
    .digest('hex');
}

function sameSend(known: ChatGiftSend, content: string): ChatGiftSend {
  if (known.content !== content) throw new Refusal(CODE.validation, KEY_WORDS.used);
  return known;
}
