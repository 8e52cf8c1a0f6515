'use client';

import type { Game } from '@/lib/domain/community/game/game.model';
import { GameGrid } from './game-grid';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';

/** The games that can be tried. `games`: as far as the server could read them. */
export function DemoGames({ games: served }: { games: readonly Game[] | null }) {
  const { games, error, busy, retry } = useGames(served, { signedIn: false });
  if (games === null) return <GamesMissing error={error} busy={busy} onRetry={retry} />;
  return <GameGrid games={games.filter(({ trial }) => trial)} trial />;
}
