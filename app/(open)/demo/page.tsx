import type { Metadata } from 'next';
import { GameCard } from '@/components/game/game-card';
import { BackButton } from '@/components/shell/back-button';
import { Footer } from '@/components/shell/footer';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { GAME_COPY } from '@/lib/domain/game/game.copy';
import { getGames } from '@/lib/domain/game/game.server';
import { GAME_ROUTES, GAME_TITLES } from '@/lib/game-pages';

export const metadata: Metadata = { title: GAME_TITLES.demo };

export default async function DemoPage() {
  const games = (await getGames())?.filter(({ trial }) => trial) ?? null;
  return (
    <Page title={GAME_TITLES.demo} back={<BackButton />}>
      <div className="gutter pt-3 pb-2">
        <h1 className="text-22 font-semibold">{GAME_COPY.demoTitle}</h1>
        <p className="pt-1 text-14">{GAME_COPY.demoIntro}</p>
        <p className="pt-1 text-13 text-text-2">{GAME_COPY.trialNote}</p>
      </div>
      {games?.length ? (
        <ul aria-label={GAME_COPY.games} className="gutter grid grid-cols-3 gap-2 max-[20em]:grid-cols-2 max-[14em]:grid-cols-1">
          {games.map((game) => (
            <li key={game.code}>
              <GameCard game={game} trial />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={GAME_COPY.failedTitle}
          hint={GAME_COPY.failedHint}
          action={
            <LinkButton block size="sm" variant="secondary" href={GAME_ROUTES.demo}>
              {GAME_COPY.reload}
            </LinkButton>
          }
        />
      )}
      <Footer />
    </Page>
  );
}
