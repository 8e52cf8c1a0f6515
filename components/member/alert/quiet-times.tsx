import { SwitchRow } from '@/components/ui/field/switch-row';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import type { QuietHours } from '@/lib/domain/member/alert/alert.model';

const ENDS = ['from', 'to'] as const;

/** 免打扰: a switch and, while it is on, the two times. */
export function QuietTimes({ quiet, onChange }: { quiet: QuietHours; onChange: (quiet: QuietHours) => void }) {
  return (
    <section aria-label={ALERT_COPY.quiet} className="card px-4">
      <SwitchRow label={ALERT_COPY.quiet} hint={ALERT_COPY.quietHint} on={quiet.isOn} onChange={(isOn) => onChange({ ...quiet, isOn })} />
      {quiet.isOn ? (
        <div className="grid grid-cols-2 gap-3 border-t border-line py-3">
          {ENDS.map((end) => (
            <label key={end} className="text-13 text-text-2">
              {ALERT_COPY[end]}
              <input
                type="time"
                required
                value={quiet[end]}
                // A cleared field is no time: the last one stays.
                onChange={({ target: { value } }) => value !== '' && onChange({ ...quiet, [end]: value })}
                className="mt-1 block h-12 w-full min-w-0 rounded-card border border-control bg-surface px-3 text-16 text-text"
              />
            </label>
          ))}
        </div>
      ) : null}
    </section>
  );
}
