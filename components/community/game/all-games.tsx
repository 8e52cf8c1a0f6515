'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchInput } from '@/components/ui/field/search-input';
import { CATEGORY_PATHS, CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { Game, GameCategory } from '@/lib/domain/community/game/game.model';
import { shelvesOf, shownGames } from '@/lib/domain/community/game/game.rules';
import { route } from '@/lib/routes';
import { GameGrid, type GameStars } from './game-grid';
import { GamesMissing } from './games-missing';
import { useGames } from './use-games';
import { useStars } from './use-stars';

/** 游戏大厅: the member's own games, the most played ones, and a shelf for each category. `games`: as far as the server could read them. */
export function AllGames({ games: served, signedIn }: { games: readonly Game[] | null; signedIn: boolean }) {
  const [text, setText] = useState('');
  const { games, mine, error, busy, retry } = useGames(served, { signedIn });
  const stars = useStars({ favorites: mine.favorites, signedIn, path: route('/game') });
  if (games === null) return <GamesMissing error={error} busy={busy} onRetry={retry} />;
  const { recent, favorite, hot, categories } = shelvesOf(games, mine);
  return (
    <>
      <div className="gutter pt-2">
        <SearchInput label={GAME_COPY.search} value={text} onChange={setText} />
      </div>
      {text.trim() === '' ? (
        <>
          <Shelf title={GAME_COPY.shelves.recent} games={recent} stars={stars} />
          <Shelf title={GAME_COPY.shelves.favorite} games={favorite} stars={stars} />
          <Shelf title={GAME_COPY.shelves.hot} games={hot} stars={stars} />
          {categories.map(({ category, games: own }) => (
            <Shelf key={category} title={CATEGORY_TITLES[category]} category={category} games={own} stars={stars} />
          ))}
        </>
      ) : (
        <Found games={shownGames(games, { tab: 'hot', venue: null, text, mine })} text={text} stars={stars} onAll={() => setText('')} />
      )}
    </>
  );
}

/** Nothing without games. */
function Shelf({ title, category, games, stars }: { title: string; category?: GameCategory; games: readonly Game[]; stars: GameStars }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className="pt-2">
      <div className="gutter flex min-h-11 items-center justify-between">
        <h2 className="text-16 font-semibold">{title}</h2>
        {category ? (
          <a href={CATEGORY_PATHS[category]} aria-label={GAME_COPY.moreOf(title)} className="hit-44 text-14 text-brand">
            {GAME_COPY.more}
          </a>
        ) : null}
      </div>
      <GameGrid label={title} games={games} stars={stars} row={games.length > 3} />
    </section>
  );
}

function Found({ games, text, stars, onAll }: { games: readonly Game[]; text: string; stars: GameStars; onAll: () => void }) {
  if (games.length > 0) {
    return (
      <div className="pt-3">
        <GameGrid games={games} stars={stars} />
      </div>
    );
  }
  return (
    <EmptyState
      title={GAME_COPY.noneFound(text.trim())}
      hint={GAME_COPY.noneFoundHint}
      action={
        <Button block size="sm" variant="outline" onClick={onAll}>
          {GAME_COPY.toAll}
        </Button>
      }
    />
  );
}
