import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlayScreen } from '@/components/community/game/play-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { getGames } from '@/lib/domain/community/game/game.server';
import { CATEGORY_PATHS } from '@/lib/domain/community/game/category.rules';
import { route } from '@/lib/routes';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';

type Props = { params: Promise<{ code: string }>; searchParams: Promise<{ trial?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code } = await params;
  const name = (await getGames())?.find((game) => game.code === code)?.name;
  return openPage(name ?? GAME_COPY.games, PAGE_DESCRIPTIONS.play);
}

export default async function PlayPage({ params, searchParams }: Props) {
  const [{ code }, { trial }, games, signedIn] = await Promise.all([params, searchParams, getGames(), hasToken()]);
  const game = games?.find((one) => one.code === code);
  if (games && !game) notFound();
  const back = game?.category ? CATEGORY_PATHS[game.category] : route('/game');
  return (
    <Page title={game?.name ?? GAME_COPY.games} back={<BackButton fallback={back} />} slip={false}>
      <PlayScreen code={code} served={game ?? null} trial={trial === '1'} signedIn={signedIn} />
    </Page>
  );
}
