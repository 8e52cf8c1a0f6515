'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ChipRow } from '@/components/ui/list/chip-row';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field/field';
import { showToast } from '@/components/ui/toast/toast-queue';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game, GameCategory } from '@/lib/domain/community/game/game.model';
import { favoriteMutation } from '@/lib/domain/community/game/game.queries';
import { GAME_TABS, shownGames, toGameTab, type GameTab } from '@/lib/domain/community/game/game.rules';
import { loginPath } from '@/lib/routes';
import { GameCard } from './game-card';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';

const MAX_TYPED = 20;
/** Games of a category from which search and tabs help to find one. */
const SEARCHED_FROM = 4;

/** The games of a category: venues, search and 热门/最新/收藏/最近 where there are enough of them, and the grid. `path` is the page's own. */
export function GameLobby({
  games: served,
  venues,
  category,
  signedIn,
  path,
}: {
  /** The category's games, as far as the server could read them; null when it could not. */
  games: readonly Game[] | null;
  category: GameCategory;
  venues: readonly { code: string; name: string }[];
  signedIn: boolean;
  path: string;
}) {
  const router = useRouter();
  const params = useSearchParams();
  const [text, setText] = useState('');
  const client = useQueryClient();
  const { games: all, mine, error, busy, retry } = useGames(served, { signedIn });
  const { mutate } = useMutation(favoriteMutation(client));
  const own = all?.filter((game) => game.category === category) ?? [];
  const isSearched = own.length >= SEARCHED_FROM;
  const tab = isSearched ? toGameTab(params.get('tab')) : 'hot';
  // A venue that has no games here shows none, never another's.
  const venue = params.get('venue') || null;
  const shown = shownGames(own, { tab, venue, text: isSearched ? text : '', mine });

  const show = (next: { tab?: GameTab; venue?: string | null }) => {
    const query = new URLSearchParams();
    const wanted = { tab, venue, ...next };
    if (wanted.tab !== 'hot') query.set('tab', wanted.tab);
    if (wanted.venue) query.set('venue', wanted.venue);
    router.replace(query.size === 0 ? path : `${path}?${query}`, { scroll: false });
  };
  const toggle = (code: string) => {
    if (!signedIn) {
      showToast(GAME_COPY.starred, { action: { label: GAME_COPY.logIn, onPress: () => router.push(loginPath(path)) } });
      return;
    }
    const on = !mine.favorites.includes(code);
    mutate({ code, on });
  };

  return (
    <>
      {isSearched ? (
        <div className="gutter pt-3">
          <TextField
            label={GAME_COPY.search}
            type="search"
            inputMode="search"
            placeholder={GAME_COPY.searchHint}
            maxLength={MAX_TYPED}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      ) : null}
      {venues.length > 1 ? (
        <ChipRow label={GAME_COPY.venues}>
          <Chip on={venue === null} onClick={() => show({ venue: null })}>
            {GAME_COPY.allVenues}
          </Chip>
          {venues.map(({ code, name }) => (
            <Chip key={code} on={venue === code} onClick={() => show({ venue: code })}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      {isSearched ? (
        <ChipRow label={GAME_COPY.tabsLabel}>
          {GAME_TABS.map((one) => (
            <Chip key={one} on={tab === one} onClick={() => show({ tab: one })}>
              {GAME_COPY.tabs[one]}
            </Chip>
          ))}
        </ChipRow>
      ) : (
        <div className="pt-3" />
      )}
      {all === null ? (
        <GamesMissing error={error} busy={busy} onRetry={retry} />
      ) : shown.length === 0 ? (
        <NoGames
          tab={tab}
          text={text}
          onAll={() => {
            setText('');
            show({ tab: 'hot', venue: null });
          }}
        />
      ) : (
        <ul aria-label={GAME_COPY.games} className="gutter grid grid-cols-3 gap-2 max-[20em]:grid-cols-2 max-[14em]:grid-cols-1">
          {shown.map((game) => (
            <li key={game.code}>
              <GameCard game={game} star={{ on: mine.favorites.includes(game.code), onToggle: () => toggle(game.code) }} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoGames({ tab, text, onAll }: { tab: GameTab; text: string; onAll: () => void }) {
  const [title, hint] =
    text.trim() !== ''
      ? [GAME_COPY.noneFound(text.trim()), GAME_COPY.noneFoundHint]
      : tab === 'favorite'
        ? [GAME_COPY.noFavorites, GAME_COPY.noFavoritesHint]
        : tab === 'recent'
          ? [GAME_COPY.noRecent, GAME_COPY.noRecentHint]
          : [GAME_COPY.none, GAME_COPY.noneHint];
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        <Button block size="sm" variant="outline" onClick={onAll}>
          {GAME_COPY.toAll}
        </Button>
      }
    />
  );
}
