'use client';

import { useQuery } from '@tanstack/react-query';
import type { Game, MyGames } from '@/lib/domain/community/game/game.model';
import { myGamesOptions } from '@/lib/domain/community/game/game.queries';

interface Games {
  /** Null until they are known. */
  games: readonly Game[] | null;
  mine: Pick<MyGames, 'favorites' | 'recent'>;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

const NONE = { favorites: [], recent: [] };

/** The games: `served`: the part that the server read in time. The browser requests the rest, and a member's own data. */
export function useGames(served: readonly Game[] | null, { signedIn }: { signedIn: boolean }): Games {
  const { data, error, isFetching, refetch } = useQuery({ ...myGamesOptions(), enabled: signedIn || served === null });
  return { games: served ?? data?.games ?? null, mine: data ?? NONE, error, busy: isFetching, retry: () => void refetch() };
}
