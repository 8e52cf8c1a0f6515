import { AllGames } from '@/components/community/game/all-games';
import { GameTabs } from '@/components/community/game/game-tabs';
import { GameTerms } from '@/components/community/game/game-terms';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { BackButton } from '@/components/ui/back/back-button';
import { CATEGORY_PATHS } from '@/lib/domain/community/game/category.rules';
import { getGames } from '@/lib/domain/community/game/game.server';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.games, PAGE_DESCRIPTIONS.games);

export default async function GamesPage() {
  const [games, signedIn] = await Promise.all([getGames(), hasToken()]);
  return (
    <Page title={PAGE_TITLES.games} back={<BackButton />}>
      <GameTabs category="all" />
      <CategoryNotice category="venues" at={Object.values(CATEGORY_PATHS)} />
      <AllGames games={games} signedIn={signedIn} />
      <GameTerms />
      <Footer />
    </Page>
  );
}
