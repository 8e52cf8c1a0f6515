import type { QueryClient } from '@tanstack/react-query';
import type { MatchFirst } from '@/lib/domain/sport/first.model';
import { unpackList } from '@/lib/domain/sport/pack.rules';
import { matchOptions } from '@/lib/domain/sport/sport.queries';
import { sportIndex } from '@/lib/domain/sport/sport.store';
import { firstTime, seed } from './seed-first';

/** The event page's match. */
export function seedMatch(client: QueryClient, first: MatchFirst): void {
  if (!first.list || !firstTime(client, first)) return;
  const { data, ...snapshot } = unpackList(first.list, Date.now());
  const match = data.matches[0];
  if (!match) return;
  sportIndex(client).seedNow = first.now;
  seed(client, matchOptions(match.venue, match.id).queryKey, { data: match, ...snapshot });
}
