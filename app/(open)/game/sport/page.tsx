import { redirect } from 'next/navigation';
import { HomeMark } from '@/components/shell/home-mark';
import { InTime } from '@/components/shell/in-time';
import { Page } from '@/components/shell/page';
import { LazyMatchList } from '@/components/betting/sport/list/lazy-match-list';
import { SportBar } from '@/components/betting/sport/screen/sport-bar';
import { SportScreen } from '@/components/betting/sport/screen/sport-screen';
import { UnknownVenue } from '@/components/site/frame/unknown-venue';
import { APP_COOKIE, VIEW_COOKIE } from '@pavilion/contract/cookies';
import { isSoftNavigation, readPageCookie } from '@/lib/domain/site/document/page-request.server';
import { FRAMES } from '@/lib/domain/site/frame/frame.model';
import { requestedVenue, correctedQuery } from '@/lib/domain/betting/sport/requested-venue.rules';
import { SHELL_MS, type InitialSport } from '@/lib/domain/betting/sport/list/initial-data.model';
import { getInitialSport, getSportFrame } from '@/lib/domain/betting/sport/list/initial-data.server';
import { isMatchId, pagesOf, sportOf, tabOf } from '@/lib/domain/betting/sport/venue.rules';
import { viewOf } from '@/lib/domain/betting/sport/list/view.rules';
import { within } from '@/lib/kit/store/within.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { matchPath, route } from '@/lib/routes';

export const metadata = openPage(PAGE_TITLES.sport, PAGE_DESCRIPTIONS.sport);

type Params = Record<string, string | string[] | undefined>;

export default async function SportPage({ searchParams }: { searchParams: Promise<Params> }) {
  const params = await searchParams;
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : undefined);
  const query = { venue: text('venue'), tab: tabOf(text('t')), sport: sportOf(text('sport')), pages: pagesOf(text('p')) };
  const frame = await getSportFrame(query);
  const venue = requestedVenue(query.venue, frame.venues);
  if (venue.kind === 'frame') redirect(FRAMES[venue.frame].path);
  if (venue.kind === 'unknown') {
    const others = frame.venues.map(({ code, name }) => ({ name, href: `${route('/game/sport')}?venue=${code}` }));
    return (
      <Page tab="sport">
        <UnknownVenue code={query.venue!} others={others} />
      </Page>
    );
  }
  const corrected = correctedQuery(params, venue, frame.venue ?? undefined);
  if (corrected !== null) redirect(corrected === '' ? route('/game/sport') : `${route('/game/sport')}?${corrected}`);
  const match = text('match');
  if (match && isMatchId(match) && frame.venue) redirect(matchPath(frame.venue, match));
  const whole = getInitialSport(query);
  const [first, view, soft, inApp] = await Promise.all([
    within(whole, SHELL_MS),
    readPageCookie(VIEW_COOKIE),
    isSoftNavigation(),
    readPageCookie(APP_COOKIE),
  ]);
  return (
    <Page tab="sport" header={<SportBar first={first ?? frame} home={inApp ? null : <HomeMark />} />}>
      <InTime soon={first} late={whole} none={frame} handed={soft ? <HandedList whole={whole} /> : null}>
        {(known) => (
          <div className={known.lists.length === 0 ? 'unlisted' : undefined}>
            <SportScreen first={known} view={viewOf(view)} />
          </div>
        )}
      </InTime>
    </Page>
  );
}

async function HandedList({ whole }: { whole: Promise<InitialSport> }) {
  return <LazyMatchList first={await whole} />;
}
