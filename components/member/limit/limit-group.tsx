import { Icon, type IconName } from '@/components/ui/icon';
import { LIMIT_COPY, limitValueText } from '@/lib/domain/member/limit/limit.copy';
import type { Limit, LimitKey, LimitKind } from '@/lib/domain/member/limit/limit.model';
import { isReady, usedPercent } from '@/lib/domain/member/limit/limit.rules';
import { KIND_NAMES, PERIOD_NAMES } from '@/lib/domain/member/limit/own-bound.copy';
import { dayTime } from '@/lib/kit/format/site-time';

const ICONS: Record<LimitKind, IconName> = { deposit: 'wallet', stake: 'ticket', loss: 'receipt-text', time: 'clock' };

/** The limits of one kind, a row per period that opens its form. `now`: world ms. */
export function LimitGroup({
  kind,
  list,
  now,
  onOpen,
}: {
  kind: LimitKind;
  list: readonly Limit[];
  now: number;
  onOpen: (key: LimitKey) => void;
}) {
  return (
    <section aria-labelledby={`limit-${kind}`} className="card overflow-hidden pt-3">
      <h2 id={`limit-${kind}`} className="flex items-center gap-2 px-4 text-16 font-semibold">
        <Icon name={ICONS[kind]} size={18} className="text-text-2" />
        {KIND_NAMES[kind]}
      </h2>
      <p className="mt-0.5 px-4 pb-2 text-13 text-text-2">{LIMIT_COPY.leads[kind]}</p>
      {list.map((limit) => (
        <LimitRow key={limit.period} limit={limit} now={now} onOpen={() => onOpen({ kind, period: limit.period })} />
      ))}
    </section>
  );
}

function LimitRow({ limit, now, onOpen }: { limit: Limit; now: number; onOpen: () => void }) {
  const { kind, period, pending, used, left } = limit;
  const percent = usedPercent(limit);
  const to = pending && limitValueText(kind, pending.limit);
  return (
    <button type="button" onClick={onOpen} className="block w-full border-t border-line px-4 py-3 text-left active:bg-cell">
      <span className="flex items-center gap-2 text-15">
        <span className="flex-1">{PERIOD_NAMES[period].every}</span>
        {limit.limit === null ? (
          <span className="text-13 text-text-2">{LIMIT_COPY.unset}</span>
        ) : (
          <span className="font-semibold">{limitValueText(kind, limit.limit)}</span>
        )}
        <Icon name="chevron-right" size={16} className="text-text-3" />
      </span>
      {left === null ? null : (
        <>
          <span className="mt-2 block h-1.5 overflow-hidden rounded-full bg-cell" aria-hidden>
            <span className={`block h-full rounded-full ${percent >= 80 ? 'bg-warn' : 'bg-brand'}`} style={{ width: `${percent}%` }} />
          </span>
          <span className="mt-1 flex justify-between text-12 text-text-2">
            <span>{LIMIT_COPY.used(limitValueText(kind, used))}</span>
            <span>{LIMIT_COPY.left(limitValueText(kind, left))}</span>
          </span>
        </>
      )}
      {pending && to !== null ? (
        <span className="mt-1 flex items-start gap-1 text-12 text-warn">
          <Icon name="clock" size={14} className="mt-px" />
          {isReady(limit, now) ? LIMIT_COPY.ready(to) : LIMIT_COPY.rising(to, dayTime(pending.readyAt, now))}
        </span>
      ) : null}
    </button>
  );
}
