import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BackButton } from '@/components/ui/back/back-button';
import { InTime } from '@/components/shell/in-time';
import { Page } from '@/components/shell/page';
import { siteTitle } from '@/components/shell/site-title';
import { HydratedMatch } from '@/components/betting/sport/event/hydrated-match';
import { LazyMatch } from '@/components/betting/sport/event/lazy-match';
import { NoMatch } from '@/components/betting/sport/event/no-match';
import { getSite } from '@/lib/domain/site/config/site.server';
import { isSoftNavigation, readPageCookie } from '@/lib/domain/site/document/page-request.server';
import { UnknownVenue } from '@/components/site/frame/unknown-venue';
import { toVenueCode } from '@pavilion/contract/constants';
import { VIEW_COOKIE } from '@pavilion/contract/cookies';
import { themeColourFor } from '@/lib/domain/site/document/viewport.server';
import { SHELL_MS, type InitialMatch } from '@/lib/domain/betting/sport/list/initial-data.model';
import { getInitialMatch, getVenueTabs, getWorldNow, type MatchQuery } from '@/lib/domain/betting/sport/list/initial-data.server';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { isMatchId } from '@/lib/domain/betting/sport/venue.rules';
import { viewOf } from '@/lib/domain/betting/sport/list/view.rules';
import { within } from '@/lib/kit/store/within.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import { matchPath, route } from '@/lib/routes';
import { OPEN_VENUES } from '@/lib/venues/registry';

interface Props {
  params: Promise<{ venue: string; match: string }>;
  searchParams: Promise<MatchQuery>;
}

const isVenueHere = (named: string) => OPEN_VENUES.some((code) => code === toVenueCode(named));

/** Match lists of the open venues. */
async function otherVenues() {
  return (await getVenueTabs()).venues.map(({ code, name }) => ({ name, href: `${route('/game/sport')}?venue=${code}` }));
}

/** The query as it was sent, for the same match under its venue's right spelling. */
function searchOf(query: MatchQuery): string {
  const sent = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent)}`;
}

/** Parses the address and loads the match; null for an address that can be no match. Requests within a second share one load. */
async function readParams({ params, searchParams }: Props) {
  const [{ venue: named, match }, query] = await Promise.all([params, searchParams]);
  const venue = toVenueCode(named);
  if (venue !== null && venue !== named && isMatchId(match)) redirect(`${matchPath(venue, match)}${searchOf(query)}`);
  if (venue === null || !OPEN_VENUES.includes(venue) || !isMatchId(match)) return null;
  return { venue, matchId: match, whole: getInitialMatch(venue, match, query) };
}

/** The page waits for its title, so the title waits for the match no longer than the page; the screen sets a later one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const params = await readParams(props);
  const first = params && (await within(params.whole, SHELL_MS));
  return params ? openPage(first?.title ?? SPORT_COPY.title, PAGE_DESCRIPTIONS.match) : { title: SPORT_COPY.title };
}

export const generateViewport = () => themeColourFor('roof');

export default async function MatchPage(props: Props) {
  const params = await readParams(props);
  const [first, view, now, soft, { preInfo }] = await Promise.all([
    params && within(params.whole, SHELL_MS),
    readPageCookie(VIEW_COOKIE),
    getWorldNow(),
    isSoftNavigation(),
    getSite(),
  ]);
  const { venue: named } = await props.params;
  // After a client-side navigation this site may still have a match that the venue has dropped: show a result.
  if (!params || (first?.missing && !soft)) {
    return (
      <Page title={SPORT_COPY.title} back={<BackButton fallback={route('/game/sport')} />}>
        {params || isVenueHere(named) ? <NoMatch /> : <UnknownVenue code={named} others={await otherVenues()} />}
      </Page>
    );
  }
  const { venue, matchId, whole } = params;
  return (
    <Page header={null}>
      {/* Without a response of its own the screen renders the match from the previous list page. */}
      <InTime
        soon={first}
        late={whole}
        none={{ list: null, title: null, missing: false, twins: [], lateTwins: [], now }}
        handed={soft ? <HandedMatch whole={whole} /> : null}
      >
        {(known) => (
          <div className={known.list ? undefined : 'unlisted'}>
            <HydratedMatch venue={venue} matchId={matchId} first={known} view={viewOf(view)} site={siteTitle(preInfo)} />
          </div>
        )}
      </InTime>
    </Page>
  );
}

async function HandedMatch({ whole }: { whole: Promise<InitialMatch> }) {
  return <LazyMatch first={await whole} />;
}
