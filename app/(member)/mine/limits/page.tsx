import type { Metadata } from 'next';
import { LimitsScreen } from '@/components/member/limit/limits-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.limits };

export default async function LimitsPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.limits} back={<BackButton fallback={route('/mine')} />}>
      <LimitsScreen />
    </Page>
  );
}
