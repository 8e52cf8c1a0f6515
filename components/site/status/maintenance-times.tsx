'use client';

import { useSyncExternalStore } from 'react';
import { minutesLeft, type Period } from '@/lib/domain/site/status/maintenance.rules';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { MINUTE } from '@pavilion/number/duration';

const COPY = STATUS_COPY.maintenance;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

const notYet = () => null;

const format = new Intl.DateTimeFormat('zh-CN', { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false });

/** The period in the visitor's own time, and its approximate remaining time; the text changes once a minute, it does not tick. */
export function MaintenanceTimes({ period }: { period: Period }) {
  // Only the browser knows the local time, so the text waits for it in its final height.
  const left = useSyncExternalStore(everyMinute, () => minutesLeft(period, worldNow()) ?? 0, notYet);
  if (period.start === null && period.end === null) return <p className="mt-4 text-14 text-text-2">{COPY.unknown}</p>;
  return (
    <dl className="mt-4 min-h-21 w-full max-w-72 rounded-card bg-surface-2 px-4 py-3">
      <dt className="text-13 text-text-3">{COPY.period}</dt>
      <dd className="mt-0.5 text-16 font-semibold">
        {left === null
          ? '\u00a0'
          : `${period.start === null ? '' : format.format(period.start)} ${COPY.until} ${period.end === null ? COPY.unknown : format.format(period.end)}`}
      </dd>
      <dd className="mt-0.5 text-13 text-text-2">
        {left === null ? '\u00a0' : left > 0 ? COPY.about(left) : period.end === null ? COPY.zone : COPY.over}
      </dd>
    </dl>
  );
}
