import type { Metadata } from 'next';
import { GuideDetail } from '@/components/care/guide/guide-detail';
import { GuideOverview } from '@/components/care/guide/guide-overview';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { guideOf } from '@/lib/domain/care/guide/guide.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.platformTutorials };

type Props = { searchParams: Promise<{ method?: string | string[] }> };

export default async function PlatformTutorialsPage({ searchParams }: Props) {
  const [{ method }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.platformTutorials} back={<BackButton fallback={route('/mine/finance/introTutorial')} />} slip={false}>
      {method === undefined ? <GuideOverview /> : <GuideDetail guide={guideOf(typeof method === 'string' ? method : null)} />}
    </Page>
  );
}
