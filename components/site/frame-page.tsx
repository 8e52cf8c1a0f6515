import { headers } from 'next/headers';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FRAME_VENUES } from '@/lib/contract/constants';
import { requireMember } from '@/lib/domain/session/viewer.server';
import { FRAME_COPY } from '@/lib/domain/site/frame.copy';
import { FRAMES, type FrameName } from '@/lib/domain/site/frame.model';
import { frameAddress } from '@/lib/domain/site/frame.rules';
import { getSite } from '@/lib/domain/site/site.server';
import { VenueFrame } from './venue-frame';

/** Our own host, as the browser names it; the ingress keeps forwarded headers honest. */
async function siteHost(): Promise<string> {
  const sent = await headers();
  return sent.get('x-forwarded-host') ?? sent.get('host') ?? '';
}

/** One of the six pages that show a venue by `?url=` (spec §2): members only, an allowed address only, else a page that says so. */
export async function FramePage({ frame, url }: { frame: FrameName; url: unknown }) {
  const { title, back } = FRAMES[frame];
  const viewer = url === undefined ? null : await requireMember();
  const { origins } = await getSite();
  const address = viewer === null ? null : frameAddress({ venue: FRAME_VENUES[frame], url, origins, siteHost: await siteHost() });
  // If the session could not be checked in time, no foreign page is opened.
  const sure = viewer !== null && viewer.member !== null;
  const [heading, text] =
    address === null ? [FRAME_COPY.refusedTitle, FRAME_COPY.refused] : [FRAME_COPY.unverifiedTitle, FRAME_COPY.unverified];
  return (
    <Page title={title} back={<BackButton fallback={back} />} slip={false}>
      {address !== null && sure ? (
        <VenueFrame address={address} title={title} back={back} />
      ) : (
        <EmptyState
          title={heading}
          hint={text}
          action={
            <LinkButton variant="secondary" size="sm" block href={back}>
              {FRAME_COPY.onward}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}
