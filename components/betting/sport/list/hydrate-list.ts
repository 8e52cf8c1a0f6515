import type { QueryClient } from '@tanstack/react-query';
import type { InitialSport } from '@/lib/domain/betting/sport/list/initial-data.model';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { countsOptions, matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { isList } from '@/lib/domain/betting/sport/venue.rules';
import { KEPT } from '@/lib/domain/betting/sport/price/poll.feed';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';

const seeded = new WeakMap<object, WeakSet<QueryClient>>();

/** True the first time a page's data meets a cache. Rendering twice must not put older data over newer. */
export function firstTime(client: QueryClient, first: object): boolean {
  const clients = seeded.get(first) ?? new WeakSet();
  seeded.set(first, clients);
  if (clients.has(client)) return false;
  clients.add(client);
  return true;
}

/** Puts a response that came inside the page into the cache, unless a newer one is there. */
export function seed<T extends { at: number }>(client: QueryClient, key: readonly unknown[], snapshot: T): void {
  const cachedAt = client.getQueryData<T>(key)?.at ?? 0;
  if (cachedAt >= snapshot.at) return;
  // It is cached as long as the feed's requests: a page may be hidden from its start.
  client.setQueryDefaults(key, KEPT);
  client.setQueryData(key, snapshot, { updatedAt: snapshot.at });
}

/** The list and the counts of the sport page, which the server rendered at `now`, ms on this device's clock. */
export function hydrateList(client: QueryClient, first: InitialSport, now: number): void {
  if (!firstTime(client, first)) return;
  const { venue, tab, sport } = first;
  if (!venue) return;
  sportIndex(client).initialNow = first.now;
  if (isList(tab)) {
    first.lists.forEach((list, index) => {
      seed(client, matchesOptions(venue, { sport, timeframe: tab, page: index + 1 }).queryKey, unpackList(list, now));
    });
  }
  if (first.counts) seed(client, countsOptions(venue).queryKey, { data: first.counts, at: now });
}
