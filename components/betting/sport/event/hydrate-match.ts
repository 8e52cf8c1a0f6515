import type { QueryClient } from '@tanstack/react-query';
import type { InitialMatch, InitialTimeline, InitialTwin, StreamedTwin } from '@/lib/domain/betting/sport/list/initial-data.model';
import { NetworkError } from '@/lib/kit/http/errors';
import { unpackList } from '@/lib/domain/betting/sport/pack.rules';
import { timelineKey } from '@/lib/domain/betting/sport/event/timeline.keys';
import { matchOptions } from '@/lib/domain/betting/sport/match.queries';
import { sportIndex } from '@/lib/domain/betting/sport/price/sport.index';
import { expectTwin, firstTwinKey, TWIN_KEY, twinOptions } from '@/lib/domain/betting/sport/compare/twin.queries';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { firstTime, seed } from '@/components/betting/sport/list/hydrate-list';

/** The event page's match, which the server rendered at `now`, ms on this device's clock. */
export function hydrateMatch(client: QueryClient, first: InitialMatch | null, now: number): void {
  if (!first?.list || !firstTime(client, first)) return;
  const { data, ...snapshot } = unpackList(first.list, now);
  const match = data.matches[0];
  if (!match) return;
  sportIndex(client).initialNow = first.now;
  seed(client, matchOptions(match.venue, match.id).queryKey, { data: match, ...snapshot });
  if (first.timeline) seedTimeline(client, timelineKey(match.venue, match.id), first.timeline, now);
  client.setQueryDefaults(TWIN_KEY, { gcTime: Number.POSITIVE_INFINITY });
  for (const twin of first.twins) client.setQueryData(twinOptions(twin.venue, match).queryKey, hydrateTwin(client, twin, now));
  for (const { venue, twin } of first.lateTwins) expectTwin(client, venue, match, hydrateLate(client, twin));
}

function seedTimeline(client: QueryClient, key: ReturnType<typeof timelineKey>, { timeline, age }: InitialTimeline, now: number): void {
  const updatedAt = now - age;
  if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) >= updatedAt) return;
  // The score board's loop drops it; a page may be hidden from its start.
  client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(key, timeline, { updatedAt });
}

/** @throws NetworkError when the venue did not respond to the server. */
async function hydrateLate(client: QueryClient, late: StreamedTwin['twin']): Promise<string | null> {
  const twin = await late;
  if (!twin) throw new NetworkError({ status: 0, message: '', statusText: '', online: true });
  // A document with late parts is never stored, so this one was packed just now.
  return hydrateTwin(client, twin, steadyNow());
}

/** Stores the twin's first prices, and returns its id; null when the venue does not sell the fixture. */
function hydrateTwin(client: QueryClient, { venue, list }: InitialTwin, now: number): string | null {
  const snapshot = list && unpackList(list, now);
  const twin = snapshot?.data.matches[0];
  // It has no observer: the match's own feed takes over, and the cache drops it by itself.
  if (snapshot && twin) client.setQueryData(firstTwinKey(venue, twin.id), snapshot, { updatedAt: snapshot.at });
  return twin?.id ?? null;
}
