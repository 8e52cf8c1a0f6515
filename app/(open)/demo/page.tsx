import { DemoGames } from '@/components/community/game/demo-games';
import { BackButton } from '@/components/ui/back/back-button';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { getGames } from '@/lib/domain/community/game/game.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.demo, PAGE_DESCRIPTIONS.demo);

export default async function DemoPage() {
  return (
    <Page title={PAGE_TITLES.demo} back={<BackButton />}>
      <div className="gutter pt-3 pb-2">
        <h2 className="text-22 font-semibold">{GAME_COPY.demoTitle}</h2>
        <p className="pt-1 text-14">{GAME_COPY.demoIntro}</p>
        <p className="pt-1 text-13 text-text-2">{GAME_COPY.trialNote}</p>
      </div>
      <DemoGames games={await getGames()} />
      <Footer />
    </Page>
  );
}
