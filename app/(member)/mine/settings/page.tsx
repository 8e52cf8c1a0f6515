import type { Metadata } from 'next';
import { QuickBetRow } from '@/components/betting/quick-bet/quick-bet-row';
import { LogOutButton } from '@/components/member/account/log-out-button';
import { PageFinder } from '@/components/member/account/page-finder';
import { AlertRow } from '@/components/member/alert/alert-row';
import { Footer } from '@/components/shell/footer';
import { ListGroup } from '@/components/ui/list-row';
import { Page } from '@/components/shell/page';
import { PreferenceRows } from '@/components/site/preference/preference-rows';
import { BackButton } from '@/components/ui/back/back-button';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.settings };

export default async function SettingsPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.settings} back={<BackButton fallback={route('/mine')} />}>
      <div className="gutter space-y-2 pt-2">
        <PageFinder />
        <PreferenceRows />
        <ListGroup inset>
          <QuickBetRow />
          <AlertRow />
        </ListGroup>
        <div className="pt-2">
          <LogOutButton />
        </div>
      </div>
      <Footer />
    </Page>
  );
}
