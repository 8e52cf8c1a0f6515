import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/member/profile/profile-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.userInfo };

export default async function UserInfoPage() {
  const viewer = await requireMember();
  return (
    <Page title={PAGE_TITLES.userInfo} back={<BackButton fallback={route('/mine')} />} slip={false}>
      <div className="gutter pt-2 pb-4">
        <ProfileScreen member={viewer.member} />
      </div>
    </Page>
  );
}
