'use client';

import type { FormEvent } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { DepositBound, useDepositBound } from '@/components/member/limit/deposit-bound';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { AmountField } from '@/components/ui/field/amount-field';
import { TextField } from '@/components/ui/field/field';
import { ErrorHelpLink } from '@/components/care/help/error-help-link';
import { Form } from '@/components/ui/field/form';
import { Icon } from '@/components/ui/icon';
import { limitText, medianText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { percentFee } from '@/lib/domain/money/cashier/cashier.rules';
import { DEPOSIT_COPY, DEPOSIT_FAULTS } from '@/lib/domain/money/deposit/deposit.copy';
import type { DepositMethod } from '@/lib/domain/money/deposit/deposit.model';
import { guidePath } from '@/lib/domain/care/guide/guide.model';
import { DEPOSIT_CHIPS, isPayerName, judgeDeposit } from '@/lib/domain/money/deposit/deposit.rules';
import { boundLabel } from '@/lib/domain/member/limit/own-bound.copy';
import { isWithin } from '@/lib/domain/member/limit/own-bound.rules';
import { shortAmount } from '@pavilion/number/short-amount';
import { formatMinor, type Minor } from '@pavilion/number/money';
import { DEPOSIT_SUBJECTS } from '@/lib/domain/care/help/error-help.copy';
import { helpPath } from '@/lib/routes';
import { VerifiedPayer } from './verified-payer';
import { WalletChoice } from './wallet-choice';
import { MethodTiles } from './method-tiles';
import { useDepositOrder } from './use-deposit-order';

interface Fields {
  method: string;
  amount: string;
  payerName: string;
  /** Id of the bound wallet that pays; '' for any. */
  payeeId: string;
}

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
  /** The platform has closed the chosen method. */
  onClosed: () => void;
}) {
  const { register, handleSubmit, setError, clearErrors, setValue, trigger, control, formState } = useForm<Fields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { ...start, payerName: '', payeeId: '' },
  });
  const { errors, isSubmitting } = formState;
  const [chosen, amount, payeeId] = useWatch({ control, name: ['method', 'amount', 'payeeId'] });
  const method = methods.find((one) => one.method === chosen) ?? methods[0]!;
  const order = useDepositOrder({
    method,
    onOrder,
    onClosed,
    onFieldError: (field, message) => setError(field, { message }, { shouldFocus: true }),
  });
  const own = useDepositBound();
  const closed = own === null || own.closed === null ? null : boundLabel(own, DEPOSIT_COPY.verb);
  const [min, max] = [limitText(method.min), limitText(method.max)];
  const judged = judgeDeposit(amount, method);
  const { field: amountField } = useController({
    control,
    name: 'amount',
    rules: {
      validate: (text) => {
        const result = judgeDeposit(text, method);
        if ('fault' in result) return DEPOSIT_FAULTS[result.fault]({ min, max });
        return own === null || isWithin(own, result.amount) || boundLabel(own, DEPOSIT_COPY.verb);
      },
      onChange: () => clearErrors('amount'),
      // A shown error is about the current text: `onChange` clears it.
      onBlur: () => amount !== '' && !errors.amount && void trigger('amount'),
    },
  });

  const send = handleSubmit(async ({ amount: text, payerName, payeeId: wallet }) => {
    const result = judgeDeposit(text, method);
    if ('fault' in result) return;
    await order.send({
      method: method.method,
      amount: result.amount,
      payerName: method.needsPayerName && method.verifiedPayer === null ? payerName.trim() : '',
      payeeId: method.kind === 'wallet' ? wallet : '',
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.busy || isSubmitting) return;
    order.clearNotice();
    void send(event);
  };

  const choose = (code: string) => {
    setValue('method', code);
    setValue('payeeId', '');
    clearErrors();
    order.forget();
  };
  const takes = (coins: number) => 'amount' in judgeDeposit(String(coins), method);

  return (
    <Form noValidate onSubmit={submit} className="gutter space-y-2 py-2">
      <MethodTiles methods={methods} value={method.method} onChange={choose} />
      <div className="card p-4">
        <AmountField
          label={`${DEPOSIT_COPY.amount}（${CASHIER_COPY.coin}）`}
          maxLength={12}
          hint={method.min === null && method.max === null ? undefined : DEPOSIT_COPY.amountHint(min, max)}
          error={errors.amount?.message}
          {...amountField}
        />
        <DepositBound bound={own} />
        <fieldset className="mt-3 grid grid-cols-5 gap-2 max-[18em]:grid-cols-3">
          <legend className="sr-only">{DEPOSIT_COPY.chips}</legend>
          {DEPOSIT_CHIPS.filter(takes).map((coins) => (
            <Chip
              key={coins}
              className="justify-center px-0"
              on={amount === String(coins)}
              onClick={() => amountField.onChange(String(coins))}
            >
              {coins}
            </Chip>
          ))}
        </fieldset>
        {method.kind === 'wallet' ? (
          <WalletChoice
            method={method}
            value={payeeId}
            error={errors.payeeId?.message}
            onChange={(id) => {
              setValue('payeeId', id);
              clearErrors('payeeId');
              order.forget();
            }}
          />
        ) : null}
        {method.verifiedPayer === null ? null : <VerifiedPayer name={method.verifiedPayer} error={errors.payerName?.message} />}
        {method.needsPayerName && method.verifiedPayer === null ? (
          <TextField
            className="mt-4"
            label={DEPOSIT_COPY.payer}
            autoComplete="name"
            maxLength={20}
            hint={DEPOSIT_COPY.payerHint}
            error={errors.payerName?.message}
            {...register('payerName', {
              validate: (name) => isPayerName(name) || DEPOSIT_COPY.payerNeeded,
              onChange: () => clearErrors('payerName'),
            })}
          />
        ) : null}
        <p className="mt-3 text-14">
          <a href={guidePath(method.method)} className="hit-44 inline-flex items-center gap-1 py-2 text-brand">
            <Icon name="book-open" size={16} />
            {DEPOSIT_COPY.guide(method.name)}
          </a>
        </p>
        <MethodFacts method={method} amount={'amount' in judged ? judged.amount : null} />
      </div>
      {order.notice === null ? null : (
        <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
          <Icon name="circle-alert" size={18} className="mt-px" />
          <span className="min-w-0 flex-1">{order.notice}</span>
          <ErrorHelpLink about={DEPOSIT_SUBJECTS[method.kind]} />
        </p>
      )}
      <div className="pt-2">
        <Button
          type="submit"
          block
          busy={order.busy}
          disabled={closed !== null}
          end={'amount' in judged ? `${shortAmount(judged.amount)} 币` : undefined}
        >
          {closed ?? (order.busy ? DEPOSIT_COPY.submitting : order.uncertain ? DEPOSIT_COPY.submitAgain : DEPOSIT_COPY.submit)}
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
    </Form>
  );
}

/** Fee, credited amount and duration of the chosen method, shown before anything is sent. */
function MethodFacts({ method, amount }: { method: DepositMethod; amount: Minor | null }) {
  const { feePercent, rate, medianSeconds, turnoverTimes } = method;
  const fee = amount === null ? null : percentFee(amount, feePercent);
  const feeText = () => {
    if (feePercent === null) return '—';
    if (feePercent === '0') return CASHIER_COPY.noFee;
    return fee === null ? `${feePercent}%` : DEPOSIT_COPY.feeAbout(feePercent, formatMinor(fee));
  };
  const rows: [string, string][] = [
    ...(rate === null ? [] : [[DEPOSIT_COPY.rate, DEPOSIT_COPY.rateOf(rate)] satisfies [string, string]]),
    [CASHIER_COPY.feeLabel, feeText()],
    ...(amount !== null && fee
      ? [[DEPOSIT_COPY.creditLabel, DEPOSIT_COPY.creditAbout(formatMinor(amount - fee))] satisfies [string, string]]
      : []),
    ...(turnoverTimes === 0 ? [] : [[DEPOSIT_COPY.turnover, DEPOSIT_COPY.turnoverTimes(turnoverTimes)] satisfies [string, string]]),
    [DEPOSIT_COPY.expected, medianText(medianSeconds, 'deposit')],
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
