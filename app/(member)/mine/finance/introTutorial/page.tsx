import type { Metadata } from 'next';
import { GuideOverview } from '@/components/care/guide/guide-overview';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.introTutorial };

export default async function IntroTutorialPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.introTutorial} back={<BackButton fallback={route('/mine/finance/wallet')} />} slip={false}>
      <GuideOverview />
    </Page>
  );
}
