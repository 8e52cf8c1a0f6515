import type { Metadata } from 'next';
import { PayeeListScreen } from '@/components/money/payee/payee-list-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.koipayAcount };

type Props = { searchParams: Promise<Partial<Record<'back', string | string[]>>> };

export default async function KoipayAccountPage({ searchParams }: Props) {
  const [query] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.koipayAcount} back={<BackButton fallback={route('/mine/finance/wallet')} />} slip={false}>
      <div className="gutter pt-2">
        <PayeeListScreen kind="koipay" back={givenReturnPath(query.back)} />
      </div>
    </Page>
  );
}
