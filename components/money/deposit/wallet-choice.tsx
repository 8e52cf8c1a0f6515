'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import { depositPath, type DepositMethod } from '@/lib/domain/money/deposit/deposit.model';
import { PAYEE_PAGES } from '@/lib/domain/money/payee/payee.model';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { payeesOf } from '@/lib/domain/money/payee/payee.rules';
import { walletKindOf } from '@/lib/domain/money/deposit/deposit.rules';
import { pathWithBack } from '@/lib/routes';

/** The wallet that pays: one of the member's bound wallets of this provider, or any other. Works without the list too. */
export function WalletChoice({
  method,
  value,
  error,
  onChange,
}: {
  method: DepositMethod;
  /** '' for any wallet. */
  value: string;
  error: string | undefined;
  onChange: (payeeId: string) => void;
}) {
  const { data, isError } = useQuery(payeesOptions());
  const kind = walletKindOf(method);
  const { name } = method;
  if (kind === null) return null;
  const bound = payeesOf([kind], data?.list ?? []).filter(({ state }) => state === 'active');
  const rows = [
    ...bound.map(({ payeeId, masked, alias }) => ({ id: payeeId, text: masked || name, note: alias })),
    { id: '', text: DEPOSIT_COPY.anyWallet(name), note: DEPOSIT_COPY.anyWalletHint },
  ];
  return (
    <fieldset className="mt-4" aria-describedby={error === undefined ? undefined : 'deposit-wallet-error'}>
      <legend className="mb-1 text-13 text-text-2">{DEPOSIT_COPY.payerWallet}</legend>
      {bound.length === 0 ? (
        <p className="flex min-h-12 items-center justify-between gap-3 rounded-card bg-surface-2 px-3 py-2 text-14">
          <span>{isError && !data ? DEPOSIT_COPY.walletsUnknown(name) : DEPOSIT_COPY.noWallet(name)}</span>
          <a
            href={pathWithBack(PAYEE_PAGES[kind].add, depositPath({ method: method.method }))}
            className="hit-44 shrink-0 py-2 font-semibold text-brand"
          >
            {DEPOSIT_COPY.bindWallet}
          </a>
        </p>
      ) : (
        <div className="overflow-hidden rounded-card border border-control">
          {rows.map(({ id, text, note }) => (
            <label
              key={id}
              className="relative flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-3 py-2 last:border-b-0"
            >
              <input type="radio" name="deposit-wallet" className="row-radio" checked={id === value} onChange={() => onChange(id)} />
              <span
                aria-hidden="true"
                className={`grid size-5 shrink-0 place-items-center rounded-full ${id === value ? 'bg-brand text-on-brand' : 'border border-control'}`}
              >
                {id === value ? <Icon name="check" size={14} className="stroke-3" /> : null}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-15 break-all">{text}</span>
                {note === '' ? null : <span className="block text-13 text-text-2">{note}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
      {error === undefined ? null : (
        <p id="deposit-wallet-error" role="alert" className="mt-1 text-13 text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
