import type { Metadata } from 'next';
import { InfoScreen } from '@/components/member/info/info-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.infoAudit };

export default async function InfoAuditPage() {
  const viewer = await requireMember();
  return (
    <Page title={PAGE_TITLES.infoAudit} back={<BackButton fallback={route('/mine/userInfo')} />} slip={false}>
      <div className="gutter pt-3 pb-6">
        <InfoScreen member={viewer.member} />
      </div>
    </Page>
  );
}
