import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { ResultsBoard } from '@/components/betting/sport/results/results-board';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { UnknownVenue } from '@/components/site/frame/unknown-venue';
import { askedVenue, correctedQuery } from '@/lib/domain/betting/sport/asked-venue.rules';
import { chosenVenue } from '@/lib/domain/betting/sport/venue.rules';
import { getVenueTabs } from '@/lib/domain/betting/sport/list/initial-data.server';
import { PAGE_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.results };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ResultsPage({ searchParams }: Props) {
  const [params, { venues, now }] = await Promise.all([searchParams, getVenueTabs()]);
  const text = typeof params.venue === 'string' ? params.venue : undefined;
  const venue = askedVenue(text, venues);
  const corrected = correctedQuery(params, venue, chosenVenue(venues, null)?.code);
  if (corrected !== null) redirect(corrected === '' ? ROUTES.results : `${ROUTES.results}?${corrected}`);
  const isElsewhere = venue.kind === 'unknown' || venue.kind === 'frame';
  return (
    <Page title={PAGE_TITLES.results} tab="sport" back={<BackButton fallback={ROUTES.sport} />}>
      <CategoryNotice category="venues" at={ROUTES.sport} />
      {isElsewhere ? (
        <UnknownVenue code={text!} others={venues.map(({ code, name }) => ({ name, href: `${ROUTES.results}?venue=${code}` }))} />
      ) : (
        <ResultsBoard venues={venues} now={now} />
      )}
    </Page>
  );
}
