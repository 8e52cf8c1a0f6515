import type { Metadata } from 'next';
import { PayeeLinks } from '@/components/money/payee/payee-links';
import { BackButton } from '@/components/ui/back/back-button';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Page } from '@/components/shell/page';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.payees };

export default async function PayeesPage() {
  await requireMember();
  return (
    <Page title={PAGE_TITLES.payees} back={<BackButton fallback={route('/mine')} />}>
      <div className="gutter list-end space-y-2 pt-2">
        <PayeeLinks />
        <ListGroup inset>
          <ListRow href={route('/mine/finance/introTutorial')} label={PAGE_TITLES.introTutorial} />
        </ListGroup>
      </div>
    </Page>
  );
}
