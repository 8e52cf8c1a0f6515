import type { Metadata } from 'next';
import { GuideDetail } from '@/components/care/guide/guide-detail';
import { GuideOverview } from '@/components/care/guide/guide-overview';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { guideOf } from '@/lib/domain/care/guide/guide.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: MEMBER_TITLES.platformTutorials };

type Props = { searchParams: Promise<{ method?: string | string[] }> };

export default async function PlatformTutorialsPage({ searchParams }: Props) {
  const [{ method }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={MEMBER_TITLES.platformTutorials} back={<BackButton fallback={MEMBER_ROUTES.introTutorial} />} slip={false}>
      {method === undefined ? <GuideOverview /> : <GuideDetail guide={guideOf(typeof method === 'string' ? method : null)} />}
    </Page>
  );
}
