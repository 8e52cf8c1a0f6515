import { CODE } from '@pavilion/contract/codes';
import { minorToText } from '@pavilion/number/money';
import { oddsProduct } from '@pavilion/number/product';
import { loadLegs } from '../../betting/order/bet.store';
import type { Bet } from '../../betting/order/bet.tables';
import { findBet } from '../../betting/order/printed-number';
import type { Tx } from '../../../kernel/db/database';
import { countShortLived } from '../../../kernel/db/short-lived.store';
import type { Context } from '../../context';
import type { Venue } from '../../venue';
import { Rejection } from '../../../kernel/http/rejection';
import { vipOf } from '../../member/vip/vip.store';
import type { VenueCode } from '@pavilion/contract/constants';
import { legTexts } from '../../betting/order/bet.copy';
import { CHAT_COPY } from './chat.copy';
import type { QuotedMessage, SharedBet } from './chat.tables';
import { findMessageInRoom } from './message.store';
import { SESSION_OVER, closedReason, type ChatRooms } from './chat-rooms';
import type { ChatUser } from './chat-users';
import { removalText } from './event.store';
import type { Room } from './room';
import { lockSpeaker } from './speaker.store';
import { mutedUntilOf } from './speech.rules';
import { cleanText, MAX_CHARACTERS } from '../text/text.rules';

/** Max messages of a member in so many ms of real time, over all connections at all processes. */
export const MESSAGE_LIMIT = { count: 5, ms: 10_000 };

/** Characters of a message that a reply to it quotes. */
const QUOTED_CHARACTERS = 60;

/** Sending and sharing: permission, rate limit, and the text that is sent. */
export interface ChatMessenger {
  /** @throws Rejection with a message for the member. */
  sendText(user: ChatUser, message: { roomId: string; content: string; replyTo?: string | undefined }): Promise<void>;
  /** @throws Rejection with a message for the member. */
  share(user: ChatUser, request: { roomId: string; orderNo: string; hideAmount: boolean }): Promise<void>;
}

const sender = ({ memberId, name, vipLevel }: ChatUser) => ({ userId: memberId, nickName: name, vipLevel });

const reject = (message: string, code: number = CODE.common) => new Rejection(code, message);

/** The message of this room that a reply quotes. */
async function quote(tx: Tx, room: Room, id: string): Promise<QuotedMessage> {
  const row = await findMessageInRoom(tx, room.key, Number(id));
  if (!row || row.type === 'gift') throw reject(CHAT_COPY.noQuoted);
  const characters = [...row.content];
  const short = characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : row.content;
  return { id, userId: row.userId, nickName: row.nickName, content: row.type === 'bet' ? CHAT_COPY.sharedBet : short };
}

async function checkRateLimit(tx: Tx, { memberId }: ChatUser): Promise<void> {
  const count = await countShortLived(tx, 'chat-pace', memberId, { now: Date.now(), ms: MESSAGE_LIMIT.ms });
  if (count > MESSAGE_LIMIT.count) throw reject(CHAT_COPY.tooFast, CODE.limit);
}

export function createChatMessenger(context: Pick<Context, 'db' | 'clock' | 'real' | 'venues'>, rooms: ChatRooms): ChatMessenger {
  const { db, clock, real, venues } = context;

  /** The room that a connection has joined. */
  function roomFor(user: ChatUser, roomId: string): Room {
    const room = rooms.roomIn(user, roomId);
    if (!room) throw reject(CHAT_COPY.notInRoom);
    return room;
  }

  /**
   * Every check against writing in a room, in the transaction that stores the message: a session that ends, and a mute, wait
   * for it or come before it.
   */
  async function assertMaySpeak(tx: Tx, user: ChatUser, room: Room): Promise<void> {
    const speaker = await lockSpeaker(tx, user.sessionHash);
    if (!speaker) {
      user.close(SESSION_OVER);
      throw reject(CHAT_COPY.loginOver, CODE.auth);
    }
    // Another process may have changed them a moment ago, or muted the member since the login.
    const { member, stakes, rules, removedUntil } = speaker;
    const closed = closedReason(rules, room);
    if (closed !== null) throw reject(closed);
    const removed = removalText(removedUntil, real.now());
    if (removed !== null) throw reject(removed);
    if (mutedUntilOf(member.flags, clock.now()) !== null) throw reject(CHAT_COPY.muted);
    // Bets may have raised it since the login.
    user.vipLevel = vipOf(member, stakes, Math.trunc(clock.now())).level;
    const { vipMin, vipMax } = rules;
    if (user.vipLevel < vipMin || user.vipLevel > vipMax) throw reject(CHAT_COPY.vipRange(vipMin, vipMax));
  }

  /** An order of the member by the number that its venue shows. */
  async function findOrder(memberId: string, orderNo: string): Promise<Bet | null> {
    const row = await findBet(context, memberId, orderNo);
    return row ? ((await loadLegs(db, [row]))[0] ?? null) : null;
  }

  return {
    async sendText(user, { roomId, content, replyTo }) {
      const room = roomFor(user, roomId);
      const text = cleanText(content);
      await rooms.transact(room, async (tx, add) => {
        await assertMaySpeak(tx, user, room);
        if (text === null) throw reject(CHAT_COPY.text(MAX_CHARACTERS), CODE.validation);
        const reply = replyTo === undefined ? null : await quote(tx, room, replyTo);
        await checkRateLimit(tx, user);
        await add({ ...sender(user), type: 'text', content: text, ...(reply && { reply }) });
      });
    },
    async share(user, { roomId, orderNo, hideAmount }) {
      const room = roomFor(user, roomId);
      const order = await findOrder(user.memberId, orderNo);
      if (!order) throw reject(CHAT_COPY.noOrder);
      if (order.state === 'rejected') throw reject(CHAT_COPY.orderDead);
      if (order.legs.some(({ kind }) => kind === 'outright')) throw reject(CHAT_COPY.orderOutright);
      const bet = toShared(order, venues[order.venue as VenueCode], orderNo, hideAmount);
      await rooms.transact(room, async (tx, add) => {
        await assertMaySpeak(tx, user, room);
        await checkRateLimit(tx, user);
        const posted = await add({ ...sender(user), type: 'bet', content: '', bet, onceKey: `bet-${order.id}` });
        if (!posted) throw reject(CHAT_COPY.sharedBefore);
      });
    },
  };
}

/** Built from the ledger's own row: only the order's number and the option to hide the amount come from the member. */
function toShared(order: Bet, venue: Venue, orderNo: string, hideAmount: boolean): SharedBet {
  const whole = order.size === order.legs.length;
  return {
    venue: venue.code,
    orderNo,
    amount: hideAmount ? null : minorToText(order.stake),
    odds: whole ? oddsProduct(order.legs.map(({ price }) => price)) : '',
    size: order.size,
    bets: order.betCount,
    legs: order.legs.map((leg) => ({
      matchId: venue.siteIdOf({ number: leg.matchNumber, sport: leg.sport }),
      match: `${leg.home} vs ${leg.away}`,
      ...legTexts(leg),
      odds: leg.price,
    })),
  };
}
