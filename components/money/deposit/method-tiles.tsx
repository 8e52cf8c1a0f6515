import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { limitText } from '@/lib/domain/money/cashier/cashier.copy';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { DepositMethod } from '@/lib/domain/money/deposit/deposit.model';
import { dayTime } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { MethodMark } from './method-mark';

/**
 * Ways to deposit as tiles, three per row: sign, name, limits, cost. One is chosen; a closed one is marked, and a simulated one where others are
 * not: if all are, the strip above says so.
 */
export function MethodTiles({
  methods,
  value,
  onChange,
}: {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
}) {
  const isMixed = methods.some(({ simulated }) => !simulated);
  return (
    <fieldset>
      <legend className="mb-2 ml-1 text-13 text-text-2">{DEPOSIT_COPY.methods}</legend>
      <div className="grid grid-cols-3 gap-2 max-[20em]:grid-cols-2 max-[14em]:grid-cols-1">
        {methods.map((method) => (
          <Tile
            key={method.method}
            method={method}
            isMixed={isMixed}
            on={method.method === value}
            onChoose={() => onChange(method.method)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Tile({ method, isMixed, on, onChoose }: { method: DepositMethod; isMixed: boolean; on: boolean; onChoose: () => void }) {
  const { name, simulated, min, max, open, opensAt, promo, feePercent } = method;
  const look = on ? 'border-brand ring-1 ring-brand' : '';
  return (
    <label
      className={`card relative flex min-h-[108px] flex-col gap-0.5 px-2.5 py-2 max-[23em]:px-2 ${look} ${open ? 'cursor-pointer' : 'bg-surface-2'}`}
    >
      <input type="radio" name="deposit-method" className="row-radio" checked={on} disabled={!open} onChange={onChoose} />
      <span className={`mb-1 flex items-start justify-between ${open ? '' : 'grayscale'}`}>
        <MethodMark method={method.method} name={name} />
        {on ? <Icon name="check" size={16} className="stroke-3 text-brand" /> : null}
      </span>
      <span className={`text-14 leading-[1.125rem] font-semibold wrap-anywhere max-[23em]:text-13 ${open ? '' : 'text-text-3'}`}>
        {name}
      </span>
      {min === null && max === null ? null : (
        <span className={`text-12 ${open ? 'text-text-2' : 'text-text-3'}`}>{DEPOSIT_COPY.limits(limitText(min), limitText(max))}</span>
      )}
      <span className="mt-auto flex flex-wrap items-center gap-1">
        {simulated && isMixed ? <Tag>{DEPOSIT_COPY.simulated}</Tag> : null}
        {open ? null : <Tag tone="warn">{opensAt === null ? DEPOSIT_COPY.closed : DEPOSIT_COPY.opens(dayTime(opensAt, worldNow()))}</Tag>}
        {open && promo !== '' ? <Tag tone="brand">{promo}</Tag> : null}
        {open && feePercent !== null && feePercent !== '0' ? <Tag tone="warn">{DEPOSIT_COPY.fee(feePercent)}</Tag> : null}
      </span>
    </label>
  );
}
