import type { QueryClient } from '@tanstack/react-query';
import type { InitialHotMatches } from '@/lib/domain/sport/list/initial-data.model';
import { hotOptions } from '@/lib/domain/sport/list/hot.queries';
import { unpackList } from '@/lib/domain/sport/list/pack.rules';
import { sportIndex } from '@/lib/domain/sport/price/sport.index';
import { firstTime, seed } from './hydrate-list';

/** The home page's few matches. */
export function hydrateHotMatches(client: QueryClient, first: InitialHotMatches): void {
  if (!firstTime(client, first)) return;
  const snapshot = unpackList(first.list, Date.now());
  const match = snapshot.data.matches[0];
  if (!match) return;
  sportIndex(client).initialNow = first.now;
  seed(client, hotOptions(match.venue).queryKey, snapshot);
}
