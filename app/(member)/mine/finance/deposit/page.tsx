import type { Metadata } from 'next';
import { MoneyOrderHeader } from '@/components/money/cashier/money-order-header';
import { DepositScreen } from '@/components/money/deposit/deposit-screen';
import { FraudNotice } from '@/components/care/support/fraud-notice';
import { Page } from '@/components/shell/page';
import { CategoryNotice } from '@/components/site/home/category-notice';
import { wantedCoins } from '@/lib/domain/money/deposit/deposit.rules';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.deposit };

type Props = { searchParams: Promise<Partial<Record<'amount' | 'method' | 'back' | 'order', string | string[]>>> };

const one = (value: string | string[] | undefined) => (typeof value === 'string' && value !== '' ? value : null);

export default async function DepositPage({ searchParams }: Props) {
  const [query] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page header={<MoneyOrderHeader title={PAGE_TITLES.deposit} about="deposit" />} slip={false}>
      <CategoryNotice category="finance" />
      <DepositScreen
        wanted={wantedCoins(one(query.amount))}
        method={one(query.method)}
        back={givenReturnPath(query.back)}
        order={one(query.order)}
      />
      <FraudNotice />
    </Page>
  );
}
