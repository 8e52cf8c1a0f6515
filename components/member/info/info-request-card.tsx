import { PictureRow } from '@/components/member/picture/picture-row';
import { Icon } from '@/components/ui/icon';
import { Tag, type Tone } from '@/components/ui/tag';
import { INFO_COPY, INFO_KIND_NAMES, INFO_STATE_NAMES } from '@/lib/domain/member/info/info.copy';
import type { InfoRequest, InfoState } from '@/lib/domain/member/info/info.model';
import { stepsDone } from '@/lib/domain/member/info/info.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayTime } from '@/lib/kit/format/site-time';

const TONES: Record<InfoState, Tone> = { submitted: 'neutral', reviewing: 'warn', approved: 'brand', rejected: 'error' };

/** A change request: old and new value, status history, rejection reason. */
export function InfoRequestCard({ request }: { request: InfoRequest }) {
  const { kind, state, before, after, note, reason, pictureIds, createdAt, reviewedAt, endedAt } = request;
  const done = stepsDone(request);
  const times = [createdAt, reviewedAt, endedAt];
  const names = [INFO_COPY.steps[0], INFO_COPY.steps[1], done === 3 ? INFO_STATE_NAMES[state] : INFO_COPY.steps[2]];
  return (
    <li className="card p-4">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-15 font-semibold">{INFO_KIND_NAMES[kind]}</h3>
        <Tag tone={TONES[state]}>{INFO_STATE_NAMES[state]}</Tag>
      </div>
      <p className="mt-1 text-14 text-text-2 tabular-nums">{INFO_COPY.change(before, after)}</p>
      <p className="mt-1 text-13 text-text-3 [overflow-wrap:anywhere]">{note}</p>
      <ol className="mt-3 space-y-2">
        {names.map((name, index) => {
          const isDone = index < done;
          const isRejected = index === 2 && state === 'rejected';
          const at = times[index] ?? null;
          return (
            <li
              key={name}
              aria-current={index === done - 1 ? 'step' : undefined}
              className={`flex items-center gap-2 text-13 ${isDone ? 'text-text' : 'text-text-3'}`}
            >
              <Icon
                name={isRejected ? 'circle-alert' : isDone ? 'circle-check' : 'circle'}
                size={16}
                className={isRejected ? 'text-error' : isDone ? 'text-brand' : 'text-text-3'}
              />
              <span className="min-w-0 flex-1">{name}</span>
              {isDone && at !== null ? <span className="text-12 text-text-3">{dayTime(at, worldNow())}</span> : null}
            </li>
          );
        })}
      </ol>
      {reason === '' ? null : (
        <p className="mt-2 text-13 text-error">
          {INFO_COPY.reason(reason)}。{INFO_COPY.again}
        </p>
      )}
      {pictureIds.length === 0 ? null : (
        <div className="mt-3">
          <PictureRow label={INFO_COPY.pictures} ids={pictureIds} />
        </div>
      )}
    </li>
  );
}
