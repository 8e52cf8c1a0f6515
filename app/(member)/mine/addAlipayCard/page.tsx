import type { Metadata } from 'next';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.addAlipayCard };

type Props = { searchParams: Promise<Partial<Record<'back', string | string[]>>> };

export default async function AddAlipayCardPage({ searchParams }: Props) {
  const [query] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.addAlipayCard} back={<BackButton fallback={route('/mine/alipayAcount')} />} slip={false}>
      <div className="gutter pt-2">
        <PayeeAddScreen kind="alipay" back={givenReturnPath(query.back)} />
      </div>
    </Page>
  );
}
