import { Suspense } from 'react';
import { redirect } from 'next/navigation';
import { BackButton } from '@/components/ui/back/back-button';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { UnknownVenue } from '@/components/site/frame/unknown-venue';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import type { GameCategory } from '@/lib/domain/community/game/game.model';
import { lobbyAddress } from '@/lib/domain/community/game/lobby-address.rules';
import { CATEGORY_CODES } from '@/lib/domain/community/game/game.rules';
import { getGames } from '@/lib/domain/community/game/game.server';
import { FRAMES } from '@/lib/domain/site/frame/frame.model';
import { getNaming } from '@/lib/domain/site/home/home.server';
import { CATEGORY_PATHS, CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { GameLobby } from '@/components/community/game/game-lobby';
import { GameTabs } from '@/components/community/game/game-tabs';
import { GameTerms } from '@/components/community/game/game-terms';

/** Query of a category's address. */
export interface CategoryQuery {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page of a category of games. Server component. */
export async function CategoryPage({ category, searchParams }: { category: GameCategory } & CategoryQuery) {
  const [query, all, naming, signedIn] = await Promise.all([searchParams, getGames(), getNaming(), hasToken()]);
  const games = all?.filter((game) => game.category === category) ?? null;
  const path = CATEGORY_PATHS[category];
  const named = naming?.find((entry) => entry.category === CATEGORY_CODES[category])?.venues ?? [];
  const venues = named.filter(({ code }) => games?.some((game) => game.venue === code)).map(({ code, name }) => ({ code, name }));
  const address = lobbyAddress(query, games && venues);
  if (address.kind === 'frame') redirect(FRAMES[address.frame].path);
  if (address.kind === 'moved') redirect(address.query === '' ? path : `${path}?${address.query}`);
  return (
    <Page title={CATEGORY_TITLES[category]} back={<BackButton />}>
      <GameTabs category={category} />
      <CategoryNotice category="venues" at={[path]} />
      {address.kind === 'unknown' ? (
        <UnknownVenue code={address.code} others={venues.map(({ code, name }) => ({ name, href: `${path}?venue=${code}` }))} />
      ) : (
        <Suspense>
          <GameLobby games={games} category={category} venues={venues} signedIn={signedIn} path={path} />
        </Suspense>
      )}
      <GameTerms />
      <Footer />
    </Page>
  );
}
