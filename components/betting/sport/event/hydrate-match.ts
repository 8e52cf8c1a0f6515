import type { QueryClient } from '@tanstack/react-query';
import type { InitialMatch, InitialTwin } from '@/lib/domain/betting/sport/list/initial-data.model';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { firstTwinKey, twinOptions } from '@/lib/domain/betting/sport/compare/twin.queries';
import { firstTime, seed } from '@/components/betting/sport/list/hydrate-list';

/** The event page's match, which the server rendered at `now`, ms on this device's clock. */
export function hydrateMatch(client: QueryClient, first: InitialMatch, now: number): void {
  if (!first.list || !firstTime(client, first)) return;
  const { data, ...snapshot } = unpackList(first.list, now);
  const match = data.matches[0];
  if (!match) return;
  sportIndex(client).initialNow = first.now;
  seed(client, matchOptions(match.venue, match.id).queryKey, { data: match, ...snapshot });
  for (const twin of first.twins) hydrateTwin(client, match, twin, now);
}

function hydrateTwin(client: QueryClient, match: Match, { venue, list }: InitialTwin, now: number): void {
  const snapshot = list && unpackList(list, now);
  const twin = snapshot?.data.matches[0];
  // It has no observer: the match's own feed takes over, and the cache drops it by itself.
  if (snapshot && twin) client.setQueryData(firstTwinKey(venue, twin.id), snapshot, { updatedAt: snapshot.at });
  client.setQueryData(twinOptions(venue, match).queryKey, twin?.id ?? null);
}
