import { cookies } from 'next/headers';
import { RuleList } from '@/components/activity/rule-list';
import { FlipGuest } from '@/components/flip/flip-guest';
import { FlipScreen } from '@/components/flip/flip-screen';
import { PrizeTable } from '@/components/flip/prize-table';
import { BackButton } from '@/components/shell/back-button';
import { Page } from '@/components/shell/page';
import { ACTIVITY_TITLES } from '@/lib/activity-pages';
import { TOKEN_COOKIE } from '@/lib/contract/cookies';
import { FLIP_COPY } from '@/lib/domain/flip/flip.copy';
import { getFlipRules } from '@/lib/domain/flip/flip.server';
import { ROUTES } from '@/lib/routes';

export const metadata = { title: ACTIVITY_TITLES.luckyFlip };

export default async function LuckyFlipPage() {
  const [rules, jar] = await Promise.all([getFlipRules(), cookies()]);
  return (
    <Page title={ACTIVITY_TITLES.luckyFlip} back={<BackButton fallback={ROUTES.discount} />}>
      <div className="gutter list-end space-y-2 pt-2">
        {jar.has(TOKEN_COOKIE) ? <FlipScreen /> : <FlipGuest rules={rules} />}
        <PrizeTable rules={rules} />
        <RuleList title={FLIP_COPY.rules} rules={FLIP_COPY.rule} />
      </div>
    </Page>
  );
}
