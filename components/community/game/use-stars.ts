'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { showToast } from '@/components/ui/toast/toast-queue';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { favoriteMutation } from '@/lib/domain/community/game/game.queries';
import { loginPath } from '@/lib/routes';
import type { GameStars } from './game-grid';

/** Stars of games: a member's are stored, a visitor is asked to log in and returns to `path`. */
export function useStars({ favorites, signedIn, path }: { favorites: readonly string[]; signedIn: boolean; path: string }): GameStars {
  const router = useRouter();
  const { mutate } = useMutation(favoriteMutation(useQueryClient()));
  return {
    favorites,
    onToggle: (code) => {
      if (signedIn) mutate({ code, on: !favorites.includes(code) });
      else showToast(GAME_COPY.starred, { action: { label: GAME_COPY.logIn, onPress: () => router.push(loginPath(path)) } });
    },
  };
}
