'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ChipRow } from '@/components/ui/list/chip-row';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchInput } from '@/components/ui/field/search-input';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game, GameCategory } from '@/lib/domain/community/game/game.model';
import { GAME_TABS, shownGames, toGameTab, type GameTab } from '@/lib/domain/community/game/game.rules';
import { GameGrid } from './game-grid';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';
import { useStars } from './use-stars';

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
  const { games: all, mine, error, busy, retry } = useGames(served, { signedIn });
  const stars = useStars({ favorites: mine.favorites, signedIn, path });
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

  return (
    <>
      {isSearched ? (
        <div className="gutter pt-2">
          <SearchInput label={GAME_COPY.search} value={text} onChange={setText} />
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
        <GameGrid games={shown} stars={stars} />
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
