import { CHAT } from '@pavilion/contract/chat.wire';
import { inTransaction } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { botMessages } from './bots';
import type { ChatUsers } from './chat-users';
import { addMessages, lockRoom } from './message.store';
import { matchIdOf, type Room } from './room';

/** News of the world and its clock for rooms: messages of bots, and scores. */
export interface WorldNews {
  /** Posts the bots' missing messages, so that all messages are stored in order of time. */
  postBots(room: Room): Promise<void>;
  /** Records the present score as known. */
  noteScore(room: Room): void;
  /** Announces a score that changed, to the members of this process. */
  announceScore(room: Room): void;
  /** Restarts after a reset. */
  restart(): void;
}

/** `show` is called with the key of a room with new messages. */
export function createWorldNews(
  { db, world, seed }: Pick<Context, 'db' | 'world' | 'seed'>,
  users: ChatUsers,
  show: (key: string) => Promise<void>,
): WorldNews {
  /** World ms up to which the bots have posted, and the last score, by room. */
  const botsCaughtUpTo = new Map<string, number>();
  const scores = new Map<string, string>();

  async function postBots(room: Room): Promise<void> {
    const now = world.now();
    const caughtUpTo = botsCaughtUpTo.get(room.key) ?? 0;
    // After the clock was set back the bots restart; stored messages remain.
    const since = caughtUpTo > now ? 0 : caughtUpTo;
    const missing = botMessages(world, seed, room, since);
    if (missing.length > 0) {
      const rows = missing.map(({ key, at, speaker, content }) => ({
        ...speaker,
        room: room.key,
        onceKey: key,
        type: 'text' as const,
        content,
        sentAt: at,
      }));
      const added = await inTransaction(db, async (tx) => {
        await lockRoom(tx, room.key);
        return addMessages(tx, rows);
      });
      if (added.length > 0) await show(room.key);
    }
    botsCaughtUpTo.set(room.key, now);
  }

  return {
    postBots,
    noteScore({ key, match }) {
      if (match) scores.set(key, world.state(match).score.join('-'));
    },
    announceScore({ key, match }) {
      if (!match) return;
      const { score, seconds } = world.state(match);
      const before = scores.get(key);
      scores.set(key, score.join('-'));
      if (before === score.join('-')) return;
      const [home, away] = score;
      users.broadcast(key, CHAT.score, (roomId) => ({ matchId: matchIdOf(roomId), home, away, minute: Math.floor(seconds / 60) }));
    },
    restart() {
      botsCaughtUpTo.clear();
      scores.clear();
    },
  };
}
