import type { QueryClient } from '@tanstack/react-query';
import type { HotFirst } from '@/lib/domain/sport/first.model';
import { hotOptions } from '@/lib/domain/sport/hot.queries';
import { unpackList } from '@/lib/domain/sport/pack.rules';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { firstTime, seed } from './seed-first';

/** The home page's few matches. */
export function seedHot(client: QueryClient, first: HotFirst): void {
  if (!firstTime(client, first)) return;
  const snapshot = unpackList(first.list, Date.now());
  const match = snapshot.data.matches[0];
  if (!match) return;
  sportIndex(client).seedNow = first.now;
  seed(client, hotOptions(match.venue).queryKey, snapshot);
}
