import { cookies } from 'next/headers';
import { PeakParts } from '@/components/rewards/leaderboard/leaderboard-parts';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { TopTabs } from '@/components/ui/roof/tabs';
import { ACTIVITY_ROUTES } from '@/lib/further-routes';
import { ACTIVITY_TITLES } from '@/lib/page-titles';
import { TOKEN_COOKIE } from '@pavilion/contract/cookies';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import { getPeakBoard, getPeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.server';
import { ROUTES } from '@/lib/routes';

export const metadata = { title: ACTIVITY_TITLES.friendPeakBet };

const TABS = ['this', 'last', 'friends'] as const;

export default async function FriendPeakBetPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { tab: wanted } = await searchParams;
  const tab = TABS.find((id) => id === wanted) ?? 'this';
  const [rules, board, jar] = await Promise.all([getPeakRules(), tab === 'friends' ? null : getPeakBoard(tab), cookies()]);
  return (
    <Page title={ACTIVITY_TITLES.friendPeakBet} back={<BackButton fallback={ROUTES.discount} />}>
      <div className="gutter border-b border-line bg-surface">
        <TopTabs
          label={PEAK_COPY.tabs}
          value={tab}
          items={TABS.map((id) => ({
            id,
            label: PEAK_COPY.tab[id],
            href: id === 'this' ? ACTIVITY_ROUTES.friendPeakBet : `${ACTIVITY_ROUTES.friendPeakBet}?tab=${id}`,
          }))}
        />
      </div>
      <div className="gutter list-end space-y-2 pt-2">
        <PeakParts tab={tab} initial={rules} board={board} isMember={jar.has(TOKEN_COOKIE)} />
      </div>
    </Page>
  );
}
