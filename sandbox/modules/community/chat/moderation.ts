import { inArray } from 'drizzle-orm';
import { CHAT } from '@pavilion/contract/chat.wire';
import type { Tx } from '../../../kernel/db/database';
import { members } from '../../member/account/member.tables';
import type { Context } from '../../context';
import type { ChatEvent } from './chat.tables';
import { CHAT_COPY } from './chat.copy';
import type { ChatUser, ChatUsers } from './chat-users';
import { listEventsAfter, getNewestEventId, OPEN_RULES, readRules, rulesAfter, storeEvent, type RoomRules } from './event.store';
import { frameOf } from './frame';
import { mutedUntilOf } from './speech.rules';

const GOING_AWAY = 1001;

/** Moderators' actions: stored once, carried out by every process at its own connections, in one order. */
export interface Moderation {
  /** Rules as of the last event that was carried out here. */
  rules(): RoomRules;
  /** Stores an event, with `work` in the same transaction, and carries it out here. */
  add(event: ChatEvent, work?: (tx: Tx) => Promise<void>): Promise<void>;
  /** Carries out what other processes have stored. */
  catchUp(): Promise<void>;
  /** Restarts after a reset. */
  restart(): void;
}

/** Sends 10004 with the reason and the end. */
export function notifyMuted(user: ChatUser): void {
  const { mutedUntil } = user;
  const until = mutedUntil !== null && Number.isFinite(mutedUntil) ? new Date(mutedUntil).toISOString() : null;
  user.send(CHAT.speechStatus, { speechStatus: 0, reason: CHAT_COPY.muted, until });
}

export const notifyUnmuted = (user: ChatUser) => user.send(CHAT.speechStatus, { speechStatus: 1, reason: '', until: null });

/** The frame of 10009. */
export const maintenanceView = (on: boolean) => ({ status: on ? 0 : 1, message: on ? CHAT_COPY.maintenance : '' });

/** `leave` takes a user out of the room. */
export async function openModeration(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  users: ChatUsers,
  leave: (user: ChatUser) => void,
): Promise<Moderation> {
  // Events behind it are carried out once more where the rules know them already, which changes nothing.
  let lastId = await getNewestEventId(db);
  let rules = await readRules(db);
  let queue: Promise<void> = Promise.resolve();
  let restarts = 0;

  const sendToAll = (msgId: number, msgData: object) => {
    const frame = frameOf(msgId, msgData);
    for (const user of users.all) user.sendFrame(frame);
  };

  async function readMute(memberId: string): Promise<void> {
    const muted = users.ofMember(memberId);
    if (muted.length === 0) return;
    const [member] = await db
      .select({ flags: members.flags })
      .from(members)
      .where(inArray(members.id, [memberId]));
    for (const user of muted) {
      user.mutedUntil = mutedUntilOf(member?.flags ?? {}, clock.now());
      if (user.mutedUntil === null) notifyUnmuted(user);
      else notifyMuted(user);
    }
  }

  function remove(memberId: string): void {
    for (const user of users.ofMember(memberId)) {
      const joined = users.roomOf(user);
      if (!joined) continue;
      leave(user);
      user.send(CHAT.leaveRoom, { roomId: joined.roomId });
    }
  }

  async function carryOut(event: ChatEvent): Promise<void> {
    rules = rulesAfter(rules, event);
    switch (event.kind) {
      case 'vip':
        return sendToAll(CHAT.vipLevel, { vipMin: event.min, vipMax: event.max });
      case 'maintenance':
        return sendToAll(CHAT.allRoomMaintain, maintenanceView(event.on));
      case 'room':
        return users.broadcast(event.room, CHAT.roomStatus, (roomId) => ({ roomId, status: event.open ? 1 : 0 }));
      case 'shield':
        return users.broadcast(event.room, CHAT.messageShield, () => ({ id: String(event.id) }));
      case 'mute':
        return readMute(event.memberId);
      case 'remove':
        return remove(event.memberId);
      case 'cut':
        for (const user of users.all) user.close(GOING_AWAY);
    }
  }

  async function readOnce(): Promise<void> {
    const before = restarts;
    for (const { id, event } of await listEventsAfter(db, lastId)) {
      if (before !== restarts) return;
      lastId = id;
      await carryOut(event);
    }
  }

  function catchUp(): Promise<void> {
    const next = queue.then(readOnce);
    queue = next.catch(() => undefined);
    return next;
  }

  return {
    rules: () => rules,
    async add(event, work) {
      await storeEvent(db, event, work);
      await catchUp();
    },
    catchUp,
    restart() {
      restarts += 1;
      lastId = 0;
      rules = OPEN_RULES;
    },
  };
}
