import type { Metadata } from 'next';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { EventScreen } from '@/components/sport/event-screen';
import { NoMatch } from '@/components/sport/no-match';
import { themeColourFor } from '@/lib/domain/preference/viewport.server';
import { getMatchFirst } from '@/lib/domain/sport/first.server';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { drawnView } from '@/lib/domain/sport/view.server';
import { isMatchId, isVenueCode } from '@/lib/domain/sport/venue.rules';
import { ROUTES } from '@/lib/routes';
import { OPEN_VENUES } from '@/lib/venues/registry';

interface Props {
  params: Promise<{ venue: string; match: string }>;
}

/** Null for an address that can be no match, or one that the venue does not know. */
async function find({ params }: Props) {
  const { venue, match } = await params;
  if (!isVenueCode(venue) || !OPEN_VENUES.includes(venue) || !isMatchId(match)) return null;
  const first = await getMatchFirst(venue, match);
  return first.missing ? null : { venue, matchId: match, first };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await find(props))?.first.title ?? SPORT_COPY.title };
}

export const generateViewport = () => themeColourFor('roof');

export default async function MatchPage(props: Props) {
  const found = await find(props);
  return found ? (
    <Page header={null}>
      <div className={found.first.list ? undefined : 'unlisted'}>
        <EventScreen {...found} view={await drawnView()} />
      </div>
    </Page>
  ) : (
    <Page title={SPORT_COPY.title} back={<BackButton fallback={ROUTES.sport.path} />}>
      <NoMatch />
    </Page>
  );
}
