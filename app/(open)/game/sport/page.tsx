import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { HomeMark } from '@/components/shell/home-mark';
import { Page } from '@/components/shell/page';
import { SportBar } from '@/components/sport/sport-bar';
import { SportScreen } from '@/components/sport/sport-screen';
import { getSportFirst } from '@/lib/domain/sport/first.server';
import { drawnView } from '@/lib/domain/sport/view.server';
import { isMatchId, pagesOf, sportOf, tabOf } from '@/lib/domain/sport/venue.rules';
import { matchPath, ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: ROUTES.sport.title };

type Params = Record<string, string | string[] | undefined>;

export default async function SportPage({ searchParams }: { searchParams: Promise<Params> }) {
  const params = await searchParams;
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : undefined);
  const first = await getSportFirst({
    venue: text('venue'),
    tab: tabOf(text('t')),
    sport: sportOf(text('sport')),
    pages: pagesOf(text('p')),
  });
  const match = text('match');
  if (match && isMatchId(match) && first.venue) redirect(matchPath(first.venue, match));
  return (
    <Page tab="sport" inApp header={<SportBar first={first} home={<HomeMark />} />}>
      <div className={first.lists.length === 0 ? 'unlisted' : undefined}>
        <SportScreen first={first} view={await drawnView()} />
      </div>
    </Page>
  );
}
