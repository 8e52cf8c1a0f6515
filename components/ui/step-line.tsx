import { Icon } from './icon';

/**
 * Four steps in a row: the first `done` of them are done, the next one is the current one unless the process has stopped. `notes` are
 * below.
 */
export function StepLine({
  steps,
  notes,
  done,
  stopped,
}: {
  steps: readonly string[];
  notes: readonly string[];
  done: number;
  stopped: boolean;
}) {
  return (
    <ol className="grid grid-cols-4 px-1">
      {steps.map((name, index) => {
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
