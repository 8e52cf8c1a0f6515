import { Switch } from '@/components/ui/field/switch';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import type { AlertRow } from '@/lib/domain/member/alert/alert.model';

const WAYS = ['inSite', 'push'] as const;
/** Two columns of a switch each. */
const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_48px_48px] items-center gap-x-4';

/** A row per kind, with a switch for the page and one for pushes. */
export function AlertKinds({ rows, onChange }: { rows: readonly AlertRow[]; onChange: (row: AlertRow) => void }) {
  return (
    <section aria-labelledby="alert-kinds" className="card px-4">
      <div className={`${COLUMNS} border-b border-line py-2 text-13 text-text-2`}>
        <h2 id="alert-kinds">{ALERT_COPY.kindsTitle}</h2>
        {WAYS.map((way) => (
          <span key={way} aria-hidden="true" className="text-center">
            {ALERT_COPY[way]}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.kind} className={`${COLUMNS} min-h-14 py-2`}>
            <div className="min-w-0">
              <p className="text-15">{ALERT_COPY.kinds[row.kind].name}</p>
              <p className="text-12 text-text-2">{ALERT_COPY.kinds[row.kind].hint}</p>
            </div>
            {WAYS.map((way) => (
              <Switch
                key={way}
                label={ALERT_COPY.switchOf(row.kind, way)}
                on={row[way]}
                onChange={(on) => onChange({ ...row, [way]: on })}
              />
            ))}
          </li>
        ))}
      </ul>
      <p className="border-t border-line py-3 text-13 text-text-2">{ALERT_COPY.kindsNote}</p>
    </section>
  );
}
