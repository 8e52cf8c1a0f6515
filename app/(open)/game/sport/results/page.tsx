import { redirect } from 'next/navigation';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { ResultsOfMember } from '@/components/betting/order/results-of-member';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { UnknownVenue } from '@/components/site/frame/unknown-venue';
import { requestedVenue, correctedQuery } from '@/lib/domain/betting/sport/requested-venue.rules';
import { chosenVenue } from '@/lib/domain/betting/sport/venue.rules';
import { getVenueTabs } from '@/lib/domain/betting/sport/list/initial-data.server';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata = openPage(PAGE_TITLES.results, PAGE_DESCRIPTIONS.results);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResultsPage({ searchParams }: Props) {
  const [params, { venues, now }] = await Promise.all([searchParams, getVenueTabs()]);
  const given = typeof params.venue === 'string' ? params.venue : undefined;
  const venue = requestedVenue(given, venues);
  const corrected = correctedQuery(params, venue, chosenVenue(venues, null)?.code);
  if (corrected !== null) redirect(corrected === '' ? route('/game/sport/results') : `${route('/game/sport/results')}?${corrected}`);
  const isElsewhere = venue.kind === 'unknown' || venue.kind === 'frame';
  return (
    <Page title={PAGE_TITLES.results} tab="sport" back={<BackButton fallback={route('/game/sport')} />}>
      <CategoryNotice category="venues" at={[route('/game/sport')]} />
      {isElsewhere ? (
        <UnknownVenue
          code={given!}
          others={venues.map(({ code, name }) => ({ name, href: `${route('/game/sport/results')}?venue=${code}` }))}
        />
      ) : (
        <ResultsOfMember venues={venues} now={now} />
      )}
    </Page>
  );
}
