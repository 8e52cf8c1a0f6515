import { asc, max } from 'drizzle-orm';
import type { ControlEvent } from '../../../world/engine/world.model';
import type { Db } from '../../../kernel/db/database';
import { controlEvents } from './match.tables';

/** Testers' changes to matches: stored, and cached in memory because the world reads them all the time. */
export interface EventStore {
  all(): readonly ControlEvent[];
  add(event: ControlEvent): Promise<void>;
  reload(): Promise<void>;
  /** Id of the newest event that is stored, and of the newest that is cached; 0 before the first. */
  newest(): Promise<number>;
  known(): number;
}

export async function openEvents(db: Db): Promise<EventStore> {
  let cached: readonly ControlEvent[] = [];
  let newestKnown = 0;
  const store: EventStore = {
    all: () => cached,
    add: async (event) => {
      const { matchId, type, side = null, minute = null, at } = event;
      await db.insert(controlEvents).values({ matchId, type, side, minute, at });
      // Reloads in the order of ids, since another process may have added one.
      await store.reload();
    },
    reload: async () => {
      const rows = await db.select().from(controlEvents).orderBy(asc(controlEvents.id));
      newestKnown = rows.at(-1)?.id ?? 0;
      cached = rows.map(({ matchId, type, side, minute, at }) => ({
        matchId,
        type: type as ControlEvent['type'],
        ...(side === null ? {} : { side: side as 'home' | 'away' }),
        ...(minute === null ? {} : { minute }),
        at,
      }));
    },
    newest: async () => (await db.select({ id: max(controlEvents.id) }).from(controlEvents))[0]?.id ?? 0,
    known: () => newestKnown,
  };
  await store.reload();
  return store;
}
