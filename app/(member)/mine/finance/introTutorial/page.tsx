import type { Metadata } from 'next';
import { GuideOverview } from '@/components/care/guide/guide-overview';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

export const metadata: Metadata = { title: MEMBER_TITLES.introTutorial };

export default async function IntroTutorialPage() {
  await requireMember();
  return (
    <Page title={MEMBER_TITLES.introTutorial} back={<BackButton fallback={ROUTES.wallet} />} slip={false}>
      <GuideOverview />
    </Page>
  );
}
