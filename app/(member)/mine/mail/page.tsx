import type { Metadata } from 'next';
import { MailScreen } from '@/components/member/mail/mail-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.mail };

export default async function MailPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.mail} back={<BackButton fallback={route('/mine')} />} slip={false}>
      <MailScreen />
    </Page>
  );
}
