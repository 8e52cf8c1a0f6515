import type { Metadata } from 'next';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { AuditScreen } from '@/components/money/withdraw/audit-screen';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.audit };

export default async function AuditPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.audit} back={<BackButton fallback={route('/mine')} />}>
      <AuditScreen />
    </Page>
  );
}
