import { CoinMark } from '@/components/rewards/mall/coin-mark';
import { LinkButton } from '@/components/ui/button';
import { loginPath, route } from '@/lib/routes';
import { CALENDAR_COPY, taskTitle } from '@/lib/domain/rewards/calendar/calendar.copy';
import { taskReward } from '@/lib/domain/rewards/reward/reward.copy';
import type { CalendarRules } from '@/lib/domain/rewards/calendar/calendar.model';

/** 签到 without a session: its rewards, and the login that comes back. */
export function CalendarGuest({ rules }: { rules: CalendarRules | null }) {
  return (
    <>
      <section aria-label={CALENDAR_COPY.guestLead} className="card p-4">
        <div className="flex items-center gap-3">
          <CoinMark size={40} />
          <div className="min-w-0 flex-1">
            <h2 className="text-18 font-semibold">{CALENDAR_COPY.guestLead}</h2>
            <p className="mt-1 text-13 text-text-2">{CALENDAR_COPY.guest}</p>
          </div>
        </div>
        <LinkButton href={loginPath(route('/activity/calendar'))} block className="mt-3">
          {CALENDAR_COPY.logIn}
        </LinkButton>
      </section>
      {rules?.tasks ? (
        <section aria-label={CALENDAR_COPY.tasks} className="card overflow-hidden">
          <h2 className="px-4 pt-4 text-16 font-semibold">{CALENDAR_COPY.tasks}</h2>
          <ul className="mt-1">
            {rules.tasks.map(({ task, need, coins, amount }) => (
              <li key={task} className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
                <span className="min-w-0 flex-1 text-15">{taskTitle(task, need)}</span>
                <span className="shrink-0 text-13 text-text-2">{taskReward({ coins, amount })}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
