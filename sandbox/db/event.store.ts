import { asc } from 'drizzle-orm';
import type { ControlEvent } from '../world/world.model';
import type { Db } from './database';
import { controlEvents } from './schema';

/** What testers did to matches: stored, and cached in memory because the world reads it all the time. */
export interface EventStore {
  all(): readonly ControlEvent[];
  add(event: ControlEvent): Promise<void>;
  reload(): Promise<void>;
}

export async function openEvents(db: Db): Promise<EventStore> {
  let cached: readonly ControlEvent[] = [];
  const store: EventStore = {
    all: () => cached,
    add: async (event) => {
      const { matchId, type, side = null, minute = null, at } = event;
      await db.insert(controlEvents).values({ matchId, type, side, minute, at });
      cached = [...cached, event];
    },
    reload: async () => {
      const rows = await db.select().from(controlEvents).orderBy(asc(controlEvents.id));
      cached = rows.map(({ matchId, type, side, minute, at }) => ({
        matchId,
        type: type as ControlEvent['type'],
        ...(side === null ? {} : { side: side as 'home' | 'away' }),
        ...(minute === null ? {} : { minute }),
        at,
      }));
    },
  };
  await store.reload();
  return store;
}
