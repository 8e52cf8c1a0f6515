import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { GameFrame } from '@/components/game/game-frame';
import { GameInvite } from '@/components/game/game-invite';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TOKEN_COOKIE } from '@/lib/contract/cookies';
import { GAME_COPY } from '@/lib/domain/game/game.copy';
import { getGames } from '@/lib/domain/game/game.server';
import { GAME_ROUTES, gamePath } from '@/lib/game-pages';

type Props = { params: Promise<{ code: string }>; searchParams: Promise<{ trial?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code } = await params;
  return { title: (await getGames())?.find((game) => game.code === code)?.name ?? GAME_COPY.games };
}

export default async function PlayPage({ params, searchParams }: Props) {
  const [{ code }, { trial }, games, jar] = await Promise.all([params, searchParams, getGames(), cookies()]);
  const game = games?.find((one) => one.code === code);
  if (games && !game) notFound();
  const back = game?.category ? GAME_ROUTES[game.category] : GAME_ROUTES.demo;
  const isTrial = trial === '1' && game?.trial === true;
  return (
    <Page title={game?.name ?? GAME_COPY.games} back={<BackButton fallback={back} />} inApp slip={false}>
      <h1 className="sr-only">{game?.name ?? GAME_COPY.games}</h1>
      {!game ? (
        <EmptyState
          title={GAME_COPY.failedTitle}
          hint={GAME_COPY.failedHint}
          action={
            <LinkButton block size="sm" variant="secondary" href={gamePath(code)}>
              {GAME_COPY.reload}
            </LinkButton>
          }
        />
      ) : isTrial || jar.has(TOKEN_COOKIE) ? (
        <GameFrame game={{ venue: game.venue, code: game.code, name: game.name }} trial={isTrial} back={back} />
      ) : (
        <GameInvite code={game.code} trial={game.trial} />
      )}
    </Page>
  );
}
