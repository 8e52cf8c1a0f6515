import { cookies } from 'next/headers';
import { RuleList } from '@/components/rewards/reward/rule-list';
import { FlipGuest } from '@/components/rewards/flip/flip-guest';
import { FlipScreen } from '@/components/rewards/flip/flip-screen';
import { PrizeTable } from '@/components/rewards/flip/prize-table';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import { getFlipRules } from '@/lib/domain/rewards/flip/flip.server';

export const metadata = { title: PAGE_TITLES.luckyFlip };

export default async function LuckyFlipPage() {
  const [rules, jar] = await Promise.all([getFlipRules(), cookies()]);
  return (
    <Page title={PAGE_TITLES.luckyFlip} back={<BackButton fallback={route('/activity/discount')} />}>
      <div className="gutter list-end space-y-2 pt-2">
        {jar.has(TOKEN_COOKIE) ? <FlipScreen /> : <FlipGuest rules={rules} />}
        <PrizeTable rules={rules} />
        <RuleList title={FLIP_COPY.rules} rules={FLIP_COPY.rule} />
      </div>
    </Page>
  );
}
