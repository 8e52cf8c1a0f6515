import { Button, LinkButton } from '@/components/ui/button';
import { amountOf, CALENDAR_COPY, taskTitle } from '@/lib/domain/rewards/calendar/calendar.copy';
import { taskReward } from '@/lib/domain/rewards/reward/reward.copy';
import type { Task, TaskName } from '@/lib/domain/rewards/calendar/calendar.model';
import { taskPercent } from '@/lib/domain/rewards/calendar/calendar.rules';
import { route } from '@/lib/routes';

/** The day's tasks with their progress. `isOpen`: a claim is pending. */
export function TaskList({
  tasks,
  ready,
  isOpen,
  onClaim,
}: {
  tasks: readonly Task[];
  ready: boolean;
  isOpen: (task: TaskName) => boolean;
  onClaim: (task: TaskName) => void;
}) {
  return (
    <ul className="mt-1">
      {tasks.map((one) => {
        const { task, need, done, state } = one;
        const title = taskTitle(task, need);
        const reward = taskReward(one);
        const percent = taskPercent(one);
        return (
          <li key={task} className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="text-15">{title}</p>
              <p className="text-12 text-text-2">
                {reward === '' ? '' : `${CALENDAR_COPY.reward(reward)} · `}
                {CALENDAR_COPY.progress(amountOf(task, done), amountOf(task, need))}
              </p>
              {percent === null ? null : (
                <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-cell" aria-hidden="true">
                  <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
                </div>
              )}
            </div>
            <div className="w-22 shrink-0 text-right">
              <TaskAction state={state} task={task} title={title} busy={isOpen(task)} ready={ready} onClaim={() => onClaim(task)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function TaskAction({
  state,
  task,
  title,
  busy,
  ready,
  onClaim,
}: {
  state: Task['state'];
  task: TaskName;
  title: string;
  busy: boolean;
  ready: boolean;
  onClaim: () => void;
}) {
  switch (state) {
    case 'claimed':
      return <span className="text-13 text-text-2">{CALENDAR_COPY.claimed}</span>;
    case 'claimable':
      return (
        <Button
          size="sm"
          block
          busy={busy}
          disabled={!ready}
          aria-label={busy ? undefined : CALENDAR_COPY.claimOf(title)}
          onClick={onClaim}
        >
          {busy ? CALENDAR_COPY.claiming : CALENDAR_COPY.claim}
        </Button>
      );
    case 'open':
      return (
        <LinkButton
          size="sm"
          block
          variant="secondary"
          className="px-2"
          href={task === 'deposit' ? route('/mine/finance/deposit') : route('/game/sport')}
        >
          {task === 'deposit' ? CALENDAR_COPY.deposit : CALENDAR_COPY.bet}
        </LinkButton>
      );
  }
}
