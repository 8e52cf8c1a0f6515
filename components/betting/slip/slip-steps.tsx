'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { steadyNow } from '@/lib/kit/browser/steady-time';

const SECOND_MS = 1_000;

/** Progress of the bets that the slip waits for: 已提交, 确认中 with the seconds so far, 成功. */
export function SlipSteps({ records }: { records: readonly PlacementRecord[] }) {
  const seconds = useSeconds(Math.min(...records.map(({ waitingSince }) => waitingSince)));
  const current = records.some(({ state }) => state.step === 'sent') ? 0 : 1;
  return (
    <ol aria-label={SLIP_COPY.steps} className="gutter flex items-center gap-2 border-t border-line py-3 text-14">
      {SLIP_COPY.stepNames.map((name, step) => (
        <li
          key={name}
          aria-current={step === current ? 'step' : undefined}
          className={`flex items-center gap-1.5 not-first:flex-1 not-first:before:h-px not-first:before:flex-1 not-first:before:bg-line ${look(step, current)}`}
        >
          <Icon name={step < current ? 'circle-check' : step === current ? 'clock' : 'circle'} size={18} />
          <span className="whitespace-nowrap">
            {name}
            {step === current && seconds > 0 ? <span className="ml-1 tabular-nums">{SLIP_COPY.seconds(seconds)}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function look(step: number, at: number): string {
  if (step === at) return 'font-semibold text-warn';
  return step < at ? 'text-brand' : 'text-text-2';
}

/** Whole seconds since `since`, ms of this device. */
function useSeconds(since: number): number {
  const [now, setNow] = useState(() => steadyNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(steadyNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / SECOND_MS));
}
