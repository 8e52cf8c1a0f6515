import type { Metadata } from 'next';
import { MoneyOrderHeader } from '@/components/money/cashier/money-order-header';
import { Page } from '@/components/shell/page';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { WithdrawScreen } from '@/components/money/withdraw/withdraw-screen';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.withdrawal };

type Props = { searchParams: Promise<Partial<Record<'back' | 'order', string | string[]>>> };

export default async function WithdrawalPage({ searchParams }: Props) {
  const [{ order, back }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page header={<MoneyOrderHeader title={PAGE_TITLES.withdrawal} about="withdraw" />} slip={false}>
      <CategoryNotice category="finance" />
      <WithdrawScreen back={givenReturnPath(back)} order={typeof order === 'string' && order !== '' ? order : null} />
    </Page>
  );
}
