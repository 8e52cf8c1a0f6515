import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '@/components/shell/page';
import { EventScreen } from '@/components/sport/event-screen';
import { getMatchFirst } from '@/lib/domain/sport/first.server';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { isMatchId, isVenueCode } from '@/lib/domain/sport/venue.rules';
import { OPEN_VENUES } from '@/lib/venues/registry';

interface Props {
  params: Promise<{ venue: string; match: string }>;
}

async function find({ params }: Props) {
  const { venue, match } = await params;
  if (!isVenueCode(venue) || !OPEN_VENUES.includes(venue) || !isMatchId(match)) return null;
  return { venue, matchId: match, first: await getMatchFirst(venue, match) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await find(props))?.first.title ?? SPORT_COPY.title };
}

export default async function MatchPage(props: Props) {
  const found = await find(props);
  if (!found || found.first.missing) notFound();
  return (
    <Page header={null}>
      <EventScreen {...found} />
    </Page>
  );
}
