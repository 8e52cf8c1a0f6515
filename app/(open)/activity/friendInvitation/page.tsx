import { InviteParts } from '@/components/rewards/invite/invite-parts';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { getInviteRules } from '@/lib/domain/rewards/invite/invite.server';

export const metadata = openPage(PAGE_TITLES.friendInvitation, PAGE_DESCRIPTIONS.friendInvitation);

export default async function FriendInvitationPage() {
  const [rules, signedIn] = await Promise.all([getInviteRules(), hasToken()]);
  return (
    <Page title={PAGE_TITLES.friendInvitation} back={<BackButton fallback={route('/activity/discount')} />}>
      <div className="gutter list-end space-y-2 pt-2">
        <InviteParts initial={rules} isMember={signedIn} />
      </div>
    </Page>
  );
}
