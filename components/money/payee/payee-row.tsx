'use client';

import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Tag, type Tone } from '@/components/ui/tag';
import { PAYEE_COPY } from '@/lib/domain/money/payee/payee.copy';
import type { Payee, PayeeState } from '@/lib/domain/money/payee/payee.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';

const TONES: Record<PayeeState, Tone> = { reviewing: 'warn', active: 'brand', disabled: 'error' };

/** One payee: its bank or app, masked number and state, with the star of the default one and 删除. */
export function PayeeRow({
  payee,
  busy,
  onDefault,
  onDelete,
}: {
  payee: Payee;
  busy: boolean;
  onDefault: () => void;
  onDelete: () => void;
}) {
  const { name, masked, alias, state, isDefault } = payee;
  const ready = payee.readyAt !== null && payee.readyAt > worldNow() ? payee.readyAt : null;
  const label = masked === '' ? name : masked;
  return (
    <li className="flex items-start gap-1 py-3 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-1.5 text-15 font-semibold">
          <span className="min-w-0 break-words">{alias === '' ? name : `${alias}·${name}`}</span>
          {state === null ? <Tag tone="warn">{PAYEE_COPY.stateLost}</Tag> : <Tag tone={TONES[state]}>{PAYEE_COPY.states[state]}</Tag>}
          {isDefault ? <Tag>{PAYEE_COPY.default}</Tag> : null}
        </p>
        <p className="mt-0.5 font-mono text-14 text-text-2">{masked === '' ? PAYEE_COPY.maskedLost : masked}</p>
        {state === 'disabled' ? <p className="mt-0.5 text-13 text-text-2">{PAYEE_COPY.disabledHint}</p> : null}
        {state !== 'disabled' && ready !== null ? (
          <p className="mt-0.5 text-13 text-text-2">{PAYEE_COPY.newHint(dayMinute(ready))}</p>
        ) : null}
      </div>
      <IconButton
        label={PAYEE_COPY.star(label)}
        aria-pressed={isDefault}
        aria-busy={busy || undefined}
        disabled={state === 'disabled'}
        className={isDefault ? 'text-brand' : 'text-text-3'}
        onClick={() => !busy && !isDefault && onDefault()}
      >
        <Icon name="star" className={isDefault ? 'fill-current' : ''} />
      </IconButton>
      <button
        type="button"
        aria-label={PAYEE_COPY.delete(label)}
        className="min-h-11 min-w-11 rounded-key px-2 text-14 text-text-2 active:bg-cell"
        onClick={onDelete}
      >
        {PAYEE_COPY.deleteConfirm}
      </button>
    </li>
  );
}
