import type { Metadata } from 'next';
import { Page } from '@/components/shell/page';
import { CategoryNotice } from '@/components/site/category-notice';
import { WithdrawHeader } from '@/components/withdraw/withdraw-header';
import { WithdrawScreen } from '@/components/withdraw/withdraw-screen';
import { givenReturnPath } from '@/lib/domain/gate/redirect.rules';
import { requireMember } from '@/lib/domain/session/viewer.server';
import { PAGE_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.withdrawal };

type Props = { searchParams: Promise<Partial<Record<'back' | 'order', string | string[]>>> };

export default async function WithdrawalPage({ searchParams }: Props) {
  const [{ order, back }] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page header={<WithdrawHeader />} slip={false}>
      <CategoryNotice category="finance" />
      <WithdrawScreen back={givenReturnPath(back)} order={typeof order === 'string' && order !== '' ? order : null} />
    </Page>
  );
}
