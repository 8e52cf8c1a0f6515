import type { Metadata } from 'next';
import { FeedbackScreen } from '@/components/care/feedback/feedback-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireConfirmedMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.feedback };

export default async function FeedbackPage() {
  const viewer = await requireConfirmedMember();
  return (
    <Page title={PAGE_TITLES.feedback} back={<BackButton fallback={route('/mine')} />} slip={false}>
      <FeedbackScreen member={viewer.member} />
    </Page>
  );
}
