import { LeaderboardParts } from '@/components/rewards/leaderboard/leaderboard-parts';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { PEAK_COPY } from '@/lib/domain/rewards/leaderboard/leaderboard.copy';
import { getPeakBoard, getPeakRules } from '@/lib/domain/rewards/leaderboard/leaderboard.server';

export const metadata = openPage(PAGE_TITLES.friendPeakBet, PAGE_DESCRIPTIONS.friendPeakBet);

const TABS = ['this', 'last', 'friends'] as const;

export default async function FriendPeakBetPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { tab: wanted } = await searchParams;
  const tab = TABS.find((id) => id === wanted) ?? 'this';
  const [rules, board, signedIn] = await Promise.all([getPeakRules(), tab === 'friends' ? null : getPeakBoard(tab), hasToken()]);
  return (
    <Page title={PAGE_TITLES.friendPeakBet} back={<BackButton fallback={route('/activity/discount')} />}>
      <div className="gutter border-b border-line bg-surface">
        <TopTabs
          label={PEAK_COPY.tabs}
          value={tab}
          items={TABS.map((id) => ({
            id,
            label: PEAK_COPY.tab[id],
            href: id === 'this' ? route('/activity/friendPeakBet') : `${route('/activity/friendPeakBet')}?tab=${id}`,
          }))}
        />
      </div>
      <div className="gutter list-end space-y-2 pt-2">
        <LeaderboardParts tab={tab} initial={rules} board={board} isMember={signedIn} />
      </div>
    </Page>
  );
}
