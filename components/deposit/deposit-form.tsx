'use client';

import { type FormEvent, useState } from 'react';
import { pasteAmount } from '@/components/ui/field/amount-paste';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { TextField } from '@/components/ui/field/field';
import { Icon } from '@/components/ui/icon';
import { AMOUNT_FAULTS, DEPOSIT_COPY, durationText } from '@/lib/domain/deposit/deposit.copy';
import type { DepositMethod } from '@/lib/domain/deposit/deposit.model';
import { DEPOSIT_CHIPS, feeOf, isPayerName, judgeDeposit } from '@/lib/domain/deposit/deposit.rules';
import { shortAmount } from '@/lib/domain/slip/stake.rules';
import { sanitizeAmount } from '@/lib/kit/format/amount';
import { formatMinor, type Minor } from '@/lib/kit/number/money';
import { helpPath } from '@/lib/routes';
import { MethodTiles } from './method-tiles';
import { useDepositOrder } from './use-deposit-order';

type Faults = { amount?: string | undefined; payerName?: string | undefined };

/** Method, amount and payer of a deposit. */
export function DepositForm({
  methods,
  start,
  onOrder,
  onClosed,
}: {
  methods: readonly DepositMethod[];
  start: { method: string; amount: string };
  onOrder: (orderId: string) => void;
  /** The platform no longer takes the chosen method. */
  onClosed: () => void;
}) {
  const [chosen, setChosen] = useState(start.method);
  const [amount, setAmount] = useState(start.amount);
  const [payerName, setPayerName] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const method = methods.find((one) => one.method === chosen) ?? methods[0]!;
  const order = useDepositOrder({ method, onOrder, onClosed, onFieldError: (field, message) => setFaults({ [field]: message }) });
  const [min, max] = [shortAmount(method.min), shortAmount(method.max)];

  const faultsNow = (): Faults => {
    const judged = judgeDeposit(amount, method);
    return {
      ...('fault' in judged ? { amount: AMOUNT_FAULTS[judged.fault](min, max) } : {}),
      ...(method.needsPayerName && !isPayerName(payerName) ? { payerName: DEPOSIT_COPY.payerNeeded } : {}),
    };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsNow();
    setFaults(found);
    order.clearNotice();
    if (order.busy) return;
    const first = Object.keys(found)[0];
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const judged = judgeDeposit(amount, method);
    if ('fault' in judged) return;
    await order.send({ method: method.method, amount: judged.amount, payerName: method.needsPayerName ? payerName.trim() : '' });
  };

  const choose = (code: string) => {
    setChosen(code);
    setFaults({});
    order.forget();
  };
  const write = (text: string) => {
    setAmount(sanitizeAmount(text));
    setFaults({ ...faults, amount: undefined });
  };
  const judged = judgeDeposit(amount, method);
  const takes = (coins: number) => 'amount' in judgeDeposit(String(coins), method);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="gutter space-y-2 py-2">
      <MethodTiles methods={methods} value={method.method} onChange={choose} />
      <div className="card p-4">
        <TextField
          label={`${DEPOSIT_COPY.amount}（${DEPOSIT_COPY.coin}）`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          value={amount}
          hint={DEPOSIT_COPY.amountHint(min, max)}
          error={faults.amount ?? null}
          onPaste={pasteAmount}
          onChange={(event) => write(event.target.value)}
          onBlur={() => amount !== '' && setFaults({ ...faults, amount: faultsNow().amount })}
        />
        <fieldset className="mt-3 grid grid-cols-5 gap-2 max-[18em]:grid-cols-3">
          <legend className="sr-only">{DEPOSIT_COPY.chips}</legend>
          {DEPOSIT_CHIPS.filter(takes).map((coins) => (
            <Chip key={coins} className="justify-center px-0" on={amount === String(coins)} onClick={() => write(String(coins))}>
              {coins}
            </Chip>
          ))}
        </fieldset>
        {method.needsPayerName ? (
          <TextField
            className="mt-4"
            label={DEPOSIT_COPY.payer}
            name="payerName"
            autoComplete="name"
            maxLength={20}
            value={payerName}
            hint={DEPOSIT_COPY.payerHint}
            error={faults.payerName ?? null}
            onChange={(event) => {
              setPayerName(event.target.value);
              setFaults({ ...faults, payerName: undefined });
            }}
          />
        ) : null}
        <MethodFacts method={method} amount={'amount' in judged ? judged.amount : null} />
      </div>
      {order.notice === null ? null : (
        <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
          <Icon name="circle-alert" size={18} className="mt-px" />
          {order.notice}
        </p>
      )}
      <div className="pt-2">
        <Button type="submit" block busy={order.busy} end={'amount' in judged ? `${shortAmount(judged.amount)} 币` : undefined}>
          {order.busy ? DEPOSIT_COPY.submitting : order.uncertain ? DEPOSIT_COPY.submitAgain : DEPOSIT_COPY.submit}
        </Button>
      </div>
      <p className="flex items-center justify-between px-1 text-13 text-text-2">
        <span className="flex items-center gap-2">
          <Icon name="life-buoy" size={16} />
          {DEPOSIT_COPY.responsible}
        </span>
        <a href={helpPath('lxtz')} className="hit-44 py-3 font-semibold text-brand">
          {DEPOSIT_COPY.responsibleLink}
        </a>
      </p>
    </form>
  );
}

/** Fee, credited amount and duration of the chosen method, shown before anything is sent. */
function MethodFacts({ method, amount }: { method: DepositMethod; amount: Minor | null }) {
  const { feePercent, rate, medianSeconds } = method;
  const fee = amount === null ? null : feeOf(amount, feePercent);
  const feeText = () => {
    if (feePercent === '0') return DEPOSIT_COPY.noFee;
    return fee === null ? `${feePercent}%` : DEPOSIT_COPY.feeAbout(feePercent, formatMinor(fee));
  };
  const rows: [string, string][] = [
    ...(rate === null ? [] : [[DEPOSIT_COPY.rate, DEPOSIT_COPY.rateOf(rate)] satisfies [string, string]]),
    [DEPOSIT_COPY.feeLabel, feeText()],
    ...(amount !== null && fee
      ? [[DEPOSIT_COPY.creditLabel, DEPOSIT_COPY.creditAbout(formatMinor(amount - fee))] satisfies [string, string]]
      : []),
    [DEPOSIT_COPY.expected, medianSeconds === null ? DEPOSIT_COPY.expectedNone : DEPOSIT_COPY.median(durationText(medianSeconds))],
  ];
  return (
    <dl className="mt-4 space-y-1.5 border-t border-line pt-3 text-13">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-text-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
