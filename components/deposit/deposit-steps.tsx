import { Icon } from '@/components/ui/icon';
import { DEPOSIT_COPY } from '@/lib/domain/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/deposit/deposit.model';
import { progressOf } from '@/lib/domain/deposit/deposit.rules';
import { clockTime } from '@/lib/kit/format/site-time';

/** 已提交 待付款 确认中 到账: which steps are done and when, the current one, and where the order stopped. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const { createdAt, paidAt, endedAt, state } = deposit;
  const { done, stopped } = progressOf(deposit);
  const notes = [
    clockTime(createdAt),
    paidAt === null ? '' : DEPOSIT_COPY.stepPaid(clockTime(paidAt)),
    '',
    state === 'credited' && endedAt !== null ? clockTime(endedAt) : stopped ? DEPOSIT_COPY.stepNot : '',
  ];
  return (
    <ol className="grid grid-cols-4 px-1">
      {DEPOSIT_COPY.steps.map((name, index) => {
        const isDone = index < done;
        const isNow = index === done && !stopped;
        return (
          <li key={name} aria-current={isNow ? 'step' : undefined} className="relative min-w-0">
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={`absolute top-[7px] right-full left-[calc(-100%+16px)] h-0.5 ${isDone ? 'bg-brand' : 'bg-line'}`}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={`grid size-4 place-items-center rounded-full ${isDone ? 'bg-brand text-on-brand' : isNow ? 'border-[5px] border-brand bg-surface' : 'border-2 border-control bg-bg'}`}
            >
              {isDone ? <Icon name="check" size={10} className="stroke-3" /> : null}
            </span>
            <span
              className={`mt-1 block truncate text-13 ${isNow ? 'font-semibold text-brand' : isDone ? 'font-semibold' : 'text-text-2'}`}
            >
              {name}
            </span>
            <span className="block min-h-4 truncate text-12 text-text-2">{notes[index]}</span>
          </li>
        );
      })}
    </ol>
  );
}
