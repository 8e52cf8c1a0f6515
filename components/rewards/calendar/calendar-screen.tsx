'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { useState } from 'react';
import { QueryContent } from '@/components/rewards/reward/query-content';
import { useRewards } from '@/components/rewards/reward/use-rewards';
import { LinkButton } from '@/components/ui/button';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Strip } from '@/components/ui/strip';
import { route } from '@/lib/routes';
import { CALENDAR_COPY, dayTitle } from '@/lib/domain/rewards/calendar/calendar.copy';
import { monthOptions, tasksOptions } from '@/lib/domain/rewards/calendar/calendar.queries';
import type { CheckInMonth } from '@/lib/domain/rewards/calendar/calendar.model';
import { CheckInCard } from './check-in-card';
import { MonthTable } from './month-table';
import { TaskList } from './task-list';

const MONTH_HEIGHT = 'h-[412px]';

/** 签到 of a member: today, the month, make-up, the day's tasks. `seventhCoins`: of the rules, null where they could not be read. */
export function CalendarScreen({ seventhCoins }: { seventhCoins: number | null }) {
  const [shown, setShown] = useState<string | null>(null);
  const query = useQuery({ ...monthOptions(shown), placeholderData: keepPreviousData });
  return (
    <QueryContent query={query} error={CALENDAR_COPY.error} skeleton={<CalendarSkeleton />} framed>
      {(month) => <Month month={month} busy={query.isFetching} seventhCoins={seventhCoins} onMonth={setShown} />}
    </QueryContent>
  );
}

function Month({
  month,
  busy,
  seventhCoins,
  onMonth,
}: {
  month: CheckInMonth;
  /** Another month is loading, or this one again. */
  busy: boolean;
  seventhCoins: number | null;
  /** Null for the month of today. */
  onMonth: (month: string | null) => void;
}) {
  // The day stays while its dialog leaves.
  const [wanted, setWanted] = useState<{ day: string; open: boolean } | null>(null);
  const rewards = useRewards();
  const { today, checked, makeUpsLeft, missed } = month;
  const canMakeUp = rewards.ready && makeUpsLeft !== null && makeUpsLeft > 0 && !rewards.isOpen('checkIn', 'makeUp');
  return (
    <>
      <CheckInCard
        month={month}
        seventhCoins={seventhCoins}
        ready={rewards.ready}
        busy={rewards.isOpen('checkIn', 'today')}
        onCheckIn={() => void rewards.start({ target: 'checkIn', id: 'today', day: today })}
      />
      <MemberMissing framed />
      {rewards.isUnknown ? (
        <div className="card overflow-hidden">
          <Strip tone="warn">{CALENDAR_COPY.unknown}</Strip>
        </div>
      ) : null}
      <section aria-label={CALENDAR_COPY.checkInTab} className="card overflow-hidden" aria-busy={busy || undefined}>
        <MonthTable
          month={month}
          canMakeUp={canMakeUp}
          onMonth={(next) => onMonth(next === today.slice(0, 7) ? null : next)}
          onMakeUp={(day) => setWanted({ day, open: true })}
        />
        {checked === null ? <p className="px-4 pb-3 text-12 text-text-2">{CALENDAR_COPY.monthMissing}</p> : null}
        {missed.length > 0 && makeUpsLeft !== null ? (
          <p className="px-4 pb-3 text-12 text-text-2">
            {makeUpsLeft > 0 ? CALENDAR_COPY.makeUpLeft(makeUpsLeft) : CALENDAR_COPY.makeUpNone}
          </p>
        ) : null}
      </section>
      <Tasks rewards={rewards} />
      <LinkButton href={route('/activity/luckyFlip')} variant="secondary" size="sm" block>
        {CALENDAR_COPY.toFlip}
      </LinkButton>
      {wanted && makeUpsLeft !== null ? (
        <AlertDialog
          open={wanted.open}
          title={CALENDAR_COPY.confirmTitle(dayTitle(wanted.day))}
          confirm={CALENDAR_COPY.makeUp}
          cancel={CALENDAR_COPY.cancel}
          onConfirm={() => {
            void rewards.start({ target: 'checkIn', id: 'makeUp', day: wanted.day });
            setWanted({ ...wanted, open: false });
          }}
          onClose={() => setWanted({ ...wanted, open: false })}
        >
          {CALENDAR_COPY.confirmText(makeUpsLeft)}
        </AlertDialog>
      ) : null}
    </>
  );
}

function Tasks({ rewards }: { rewards: ReturnType<typeof useRewards> }) {
  const query = useQuery(tasksOptions());
  return (
    <section aria-label={CALENDAR_COPY.tasks} className="card overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4">
        <h2 className="text-16 font-semibold">{CALENDAR_COPY.tasks}</h2>
        <p className="text-12 text-text-2">{CALENDAR_COPY.tasksHint}</p>
      </div>
      <QueryContent query={query} error={CALENDAR_COPY.tasksError} skeleton={<Skeleton className="m-4 h-[198px]" />}>
        {(tasks) => (
          <TaskList
            tasks={tasks.list}
            ready={rewards.ready && tasks.day !== null}
            isOpen={(task) => rewards.isOpen('task', task)}
            onClaim={(task) => tasks.day !== null && void rewards.start({ target: 'task', id: task, day: tasks.day })}
          />
        )}
      </QueryContent>
    </section>
  );
}

function CalendarSkeleton() {
  return (
    <div className="space-y-2" aria-hidden="true">
      <Skeleton className="card h-[148px]" />
      <Skeleton className={`card ${MONTH_HEIGHT}`} />
      <Skeleton className="card h-[246px]" />
    </div>
  );
}
