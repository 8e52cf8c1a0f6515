import { RuleList } from '@/components/rewards/reward/rule-list';
import { CalendarGuest } from '@/components/rewards/calendar/calendar-guest';
import { CalendarScreen } from '@/components/rewards/calendar/calendar-screen';
import { FollowedMatches } from '@/components/rewards/calendar/followed-matches';
import { BackButton } from '@/components/ui/back/back-button';
import { Page } from '@/components/shell/page';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';
import { hasToken } from '@/lib/domain/site/document/page-request.server';
import { CALENDAR_COPY, rulesOf } from '@/lib/domain/rewards/calendar/calendar.copy';
import { getCalendarRules } from '@/lib/domain/rewards/calendar/calendar.server';
import { getVenueTabs } from '@/lib/domain/betting/sport/list/initial-data.server';

export const metadata = openPage(PAGE_TITLES.calendar, PAGE_DESCRIPTIONS.calendar);

export default async function CalendarPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const [{ tab }, rules, signedIn, { venues }] = await Promise.all([searchParams, getCalendarRules(), hasToken(), getVenueTabs()]);
  const isMatches = tab === 'matches';
  return (
    <Page title={PAGE_TITLES.calendar} back={<BackButton fallback={route('/activity/discount')} />}>
      <div className="gutter border-b border-line bg-surface">
        <TopTabs
          label={CALENDAR_COPY.tabs}
          value={isMatches ? 'matches' : 'checkIn'}
          items={[
            { id: 'checkIn', label: CALENDAR_COPY.checkInTab, href: route('/activity/calendar') },
            { id: 'matches', label: CALENDAR_COPY.matchesTab, href: `${route('/activity/calendar')}?tab=matches` },
          ]}
        />
      </div>
      <div className="gutter list-end space-y-2 pt-2">
        {isMatches ? (
          <FollowedMatches venues={venues} />
        ) : (
          <>
            {signedIn ? <CalendarScreen seventhCoins={rules?.seventhCoins ?? null} /> : <CalendarGuest rules={rules} />}
            {rules ? <RuleList title={CALENDAR_COPY.rules} rules={rulesOf(rules)} /> : null}
          </>
        )}
      </div>
    </Page>
  );
}
