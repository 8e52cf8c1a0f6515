import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import { isPayable, listedPayees, methodOf, readyTimeOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';
import { pathWithBack, route } from '@/lib/routes';

/** The member's accounts as radio rows, defaults first; one that cannot be paid now shows why. `here`: the page to return to. */
export function PayeePicker({
  payees,
  info,
  value,
  here,
  onChange,
}: {
  payees: readonly Payee[];
  info: WithdrawInfo;
  value: string | null;
  here: string;
  onChange: (payeeId: string) => void;
}) {
  return (
    <fieldset className="card overflow-hidden">
      <legend className="float-left flex min-h-11 w-full items-center px-4 text-13 text-text-2">{WITHDRAW_COPY.payee}</legend>
      <div className="clear-both">
        {payees.length === 0 ? <p className="px-4 pb-3 text-15">{WITHDRAW_COPY.payeeEmpty}</p> : null}
        {listedPayees(payees).map((payee) => (
          <Row key={payee.payeeId} payee={payee} info={info} on={payee.payeeId === value} onChoose={() => onChange(payee.payeeId)} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6 border-t border-line px-4 text-14 text-brand">
        <a href={pathWithBack(route('/mine/addBankCard'), here)} className="flex min-h-11 items-center">
          {WITHDRAW_COPY.addCard}
        </a>
        <a href={pathWithBack(route('/mine/virtualCoinCard'), here)} className="flex min-h-11 items-center">
          {WITHDRAW_COPY.addCoin}
        </a>
      </p>
    </fieldset>
  );
}

function Row({ payee, info, on, onChoose }: { payee: Payee; info: WithdrawInfo; on: boolean; onChoose: () => void }) {
  const { name, masked, alias, isDefault } = payee;
  const payable = isPayable(info, payee);
  const note = whyNot(payee, info);
  const ready = readyTimeOf(payee, worldNow());
  return (
    <label
      className={`relative flex min-h-14 items-center gap-3 border-t border-line px-4 py-2 ${payable ? 'cursor-pointer' : 'bg-surface-2 text-text-3'}`}
    >
      <input type="radio" name="withdraw-payee" className="row-radio" checked={on} disabled={!payable} onChange={onChoose} />
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-full ${on ? 'bg-brand text-on-brand' : 'border border-control'}`}
      >
        {on ? <Icon name="check" size={14} className="stroke-3" /> : null}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-15">
          <span className="font-semibold">{name}</span> {isDefault ? <Tag tone="brand">{WITHDRAW_COPY.payeeDefault}</Tag> : null}
          {note === null ? null : <Tag tone="warn">{note}</Tag>}
        </span>{' '}
        <span className={`block text-13 break-all ${payable ? 'text-text-2' : ''}`}>
          {masked === '' ? WITHDRAW_COPY.maskedLost : masked}
          {alias === '' ? '' : `·${alias}`}
        </span>
        {payable && ready !== null ? <span className="block text-13 text-text-2">{WITHDRAW_COPY.payeeNew(dayMinute(ready))}</span> : null}
      </span>
    </label>
  );
}

/** Reason why a payee cannot be paid now; null when it can. */
function whyNot(payee: Payee, info: WithdrawInfo): string | null {
  if (payee.state === null) return WITHDRAW_COPY.stateLost;
  if (payee.state !== 'active') return WITHDRAW_COPY.payeeState[payee.state];
  const method = methodOf(info, payee);
  if (!method) return WITHDRAW_COPY.unsupported;
  return method.open ? null : WITHDRAW_COPY.closed;
}
