import { cookies } from 'next/headers';
import { InviteParts } from '@/components/rewards/invite/invite-parts';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { ACTIVITY_TITLES } from '@/lib/page-titles';
import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { getInviteRules } from '@/lib/domain/rewards/invite/invite.server';
import { ROUTES } from '@/lib/routes';

export const metadata = { title: ACTIVITY_TITLES.friendInvitation };

export default async function FriendInvitationPage() {
  const [rules, jar] = await Promise.all([getInviteRules(), cookies()]);
  return (
    <Page title={ACTIVITY_TITLES.friendInvitation} back={<BackButton fallback={ROUTES.discount} />}>
      <div className="gutter list-end space-y-2 pt-2">
        <InviteParts initial={rules} isMember={jar.has(TOKEN_COOKIE)} />
      </div>
    </Page>
  );
}
