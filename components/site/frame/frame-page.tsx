import { getVisit } from '@/components/site/download/visit.server';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { FRAME_VENUES } from '@pavilion/contract/constants';
import { requireConfirmedMember } from '@/lib/domain/member/account/viewer.server';
import { FRAME_COPY } from '@/lib/domain/site/frame/frame.copy';
import { FRAMES, type FrameName } from '@/lib/domain/site/frame/frame.model';
import { activityOf, frameAddress } from '@/lib/domain/site/frame/frame.rules';
import { readHost } from '@/lib/domain/site/document/page-request.server';
import { getSite } from '@/lib/domain/site/config/site.server';
import { FrameLaunch } from './frame-launch';
import { FrameNotice } from './frame-notice';
import { VenueFrame } from './venue-frame';

/** Query of a frame's address, as the router gives it. */
export interface FrameQuery {
  url?: string | string[];
  activity?: string | string[];
}

/**
 * One of the six pages that show a venue by `?url=` (spec §2): members only, an allowed address only, else a page that states it. Without
 * an address the page launches its venue and comes back with one.
 */
export async function FramePage({ frame, query: { url, activity } }: { frame: FrameName; query: FrameQuery }) {
  const { title, back } = FRAMES[frame];
  const viewer = await requireConfirmedMember();
  const [{ origins }, { host }] = await Promise.all([getSite(), readHost()]);
  const address = frameAddress({ venue: FRAME_VENUES[frame], url, origins, siteHost: host });
  // If the session could not be checked in time, no foreign page is opened.
  const sure = viewer.member !== null;
  if (url === undefined) {
    const phone = (await getVisit()).device !== 'desktop';
    return (
      <Page title={title} back={<BackButton fallback={back} />} slip={false}>
        <FrameLaunch frame={frame} input={{ activity: activityOf(activity), phone }} />
      </Page>
    );
  }
  const [heading, text, onward, href] =
    address === null
      ? [FRAME_COPY.rejectedTitle, FRAME_COPY.rejected, FRAME_COPY.onward, back]
      : [FRAME_COPY.unverifiedTitle, FRAME_COPY.unverified, FRAME_COPY.again, FRAMES[frame].path];
  return (
    <Page title={title} back={<BackButton fallback={back} />} slip={false}>
      {address !== null && sure ? (
        <VenueFrame address={address} title={title} back={back} />
      ) : (
        <FrameNotice title={heading} hint={text} action={onward} href={href} />
      )}
    </Page>
  );
}
