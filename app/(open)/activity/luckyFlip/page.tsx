import { RuleList } from '@/components/rewards/reward/rule-list';
import { FlipGuest } from '@/components/rewards/flip/flip-guest';
import { FlipScreen } from '@/components/rewards/flip/flip-screen';
import { PrizeTable } from '@/components/rewards/flip/prize-table';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import { getFlipRules } from '@/lib/domain/rewards/flip/flip.server';

export const metadata = openPage(PAGE_TITLES.luckyFlip, PAGE_DESCRIPTIONS.luckyFlip);

export default async function LuckyFlipPage() {
  const [rules, signedIn] = await Promise.all([getFlipRules(), hasToken()]);
  return (
    <Page title={PAGE_TITLES.luckyFlip} back={<BackButton fallback={route('/activity/discount')} />}>
      <div className="gutter list-end space-y-2 pt-2">
        {signedIn ? <FlipScreen /> : <FlipGuest rules={rules} />}
        <PrizeTable rules={rules} />
        <RuleList title={FLIP_COPY.rules} rules={FLIP_COPY.rule} />
      </div>
    </Page>
  );
}
