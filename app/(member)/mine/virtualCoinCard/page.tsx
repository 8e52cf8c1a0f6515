import type { Metadata } from 'next';
import { VirtualCoinScreen } from '@/components/money/payee/virtual-coin-screen';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { givenReturnPath } from '@/lib/domain/site/gate/redirect.rules';
import { networkOf } from '@/lib/domain/money/payee/payee.rules';
import { requireMember } from '@/lib/domain/member/account/viewer.server';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

export const metadata: Metadata = { title: PAGE_TITLES.virtualCoinCard };

type Props = { searchParams: Promise<Partial<Record<'back' | 'network', string | string[]>>> };

export default async function VirtualCoinCardPage({ searchParams }: Props) {
  const [query] = await Promise.all([searchParams, requireMember()]);
  return (
    <Page title={PAGE_TITLES.virtualCoinCard} back={<BackButton fallback={route('/mine/finance/wallet')} />} slip={false}>
      <div className="gutter pt-2">
        <VirtualCoinScreen network={networkOf(query.network)} back={givenReturnPath(query.back)} />
      </div>
    </Page>
  );
}
