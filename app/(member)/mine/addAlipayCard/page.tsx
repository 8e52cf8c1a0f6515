import type { Metadata } from 'next';
import { PayeeAddScreen } from '@/components/money/payee/payee-add-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import { PAYEE_ROUTES } from '@/lib/further-routes';
import { PAYEE_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: PAYEE_TITLES.addAlipayCard };

type Props = { searchParams: Promise<Partial<Record<'back', string | string[]>>> };

export default async function AddAlipayCardPage({ searchParams }: Props) {
  const [query] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAYEE_TITLES.addAlipayCard} back={<BackButton fallback={PAYEE_ROUTES.alipayAcount} />} slip={false}>
      <div className="gutter pt-2">
        <PayeeAddScreen kind="alipay" back={givenReturnPath(query.back)} />
      </div>
    </Page>
  );
}
