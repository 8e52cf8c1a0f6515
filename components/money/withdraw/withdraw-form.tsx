'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { PinSheet } from '@/components/member/security/pin-sheet';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { AmountField } from '@/components/ui/field/amount-field';
import { Form } from '@/components/ui/field/form';
import { PendingNotice } from '@/components/money/command/pending-notice';
import { limitText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { payeesOptions } from '@/lib/domain/money/payee/payee.queries';
import { shortAmount } from '@pavilion/number/short-amount';
import { blockedText, WITHDRAW_COPY, WITHDRAW_FAULTS } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import type { WithdrawRequest } from '@/lib/domain/money/withdraw/withdraw-request.model';
import { newWithdrawKey } from '@/lib/domain/money/withdraw/withdraw.mutations';
import { withdrawInfoOptions } from '@/lib/domain/money/withdraw/withdraw.queries';
import { type Check, isPayable, judgeWithdrawal, methodOf, startingPayee } from '@/lib/domain/money/withdraw/withdraw.rules';
import { helpPath } from '@/lib/routes';
import { formatMinor } from '@pavilion/number/money';
import { MEMBER_KEY } from '@/lib/query-keys';
import { AmountChips } from './amount-chips';
import { AmountFacts } from './amount-facts';
import { type Decision, DecisionSummary } from './decision-summary';
import { PayeePicker } from './payee-picker';
import { useWithdrawRequest } from './use-withdraw-request';
import { type Notice, RejectionNotice } from './rejection-notice';

/** Before the limits of a payee are known. */
const NO_LIMITS = { min: 0n, max: 0n };

/** Payee and amount, then the PIN. `blocked`: the first check that does not hold. */
export function WithdrawForm({
  info,
  payees,
  member,
  blocked,
  here,
  onOrder,
}: {
  info: WithdrawInfo;
  payees: readonly Payee[];
  member: string;
  blocked: Check | null;
  here: string;
  onOrder: (orderId: string) => void;
}) {
  const queryClient = useQueryClient();
  const { handleSubmit, setError, setFocus, clearErrors, trigger, control, formState } = useForm<{ amount: string }>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { amount: '' },
  });
  const { errors } = formState;
  const [chosen, setChosen] = useState<string | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [pinError, setPinError] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [rejectedAmounts, setRejectedAmounts] = useState(0);
  // After the sheet, which gives the focus back to the element that opened it.
  useEffect(() => {
    if (rejectedAmounts > 0) setFocus('amount');
  }, [rejectedAmounts, setFocus]);
  const payee = payees.find((one) => one.payeeId === chosen && isPayable(info, one)) ?? startingPayee(info, payees);
  const method = payee ? methodOf(info, payee) : undefined;
  const judge = (text: string) => judgeWithdrawal(text, info, method ?? NO_LIMITS);

  const refresh = () => {
    for (const { queryKey } of [withdrawInfoOptions(), payeesOptions()]) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: MEMBER_KEY });
  };
  const request = useWithdrawRequest(member, (state) => showResult(state));
  function showResult(state: WithdrawRequest['state']) {
    if (state.step === 'rejected' && state.field === 'pin') return setPinError(state.message);
    setDecision(null);
    switch (state.step) {
      case 'ordered':
        return onOrder(state.orderId);
      case 'closed':
        setNotice({ message: state.message, way: 'support' });
        return refresh();
      case 'rejected':
        refresh();
        if (state.field === 'amount') {
          setRejectedAmounts((count) => count + 1);
          return setError('amount', { message: state.message });
        }
        return setNotice({
          message: state.message,
          way: state.check === 'realName' ? 'realName' : state.field === null ? 'support' : null,
        });
    }
  }

  const limits = {
    min: limitText((method ?? NO_LIMITS).min),
    max: limitText((method ?? NO_LIMITS).max),
    withdrawable: formatMinor(info.withdrawable),
  };
  const { field } = useController({
    control,
    name: 'amount',
    rules: {
      validate: (text) => {
        const result = judge(text);
        return 'amount' in result || WITHDRAW_FAULTS[result.fault](limits);
      },
      onChange: () => clearErrors('amount'),
      // A shown error is about the current text: `onChange` clears it.
      onBlur: () => field.value !== '' && !errors.amount && void trigger('amount'),
    },
  });
  const judged = judge(field.value);

  const decide = handleSubmit(({ amount: text }) => {
    const result = judge(text);
    if ('fault' in result || !payee || !method) return;
    setPinError(null);
    setDecision({ key: newWithdrawKey(), payee, method, ...result });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (request.busy || blocked || !method || request.pending) return;
    setNotice(null);
    void decide(event);
  };
  const confirm = (pin: string) => {
    if (!decision) return;
    const { key, amount, fee } = decision;
    setPinError(null);
    void request.send({ payeeId: decision.payee.payeeId, amount, fee: fee ?? 0n }, pin, key);
  };

  const closed = blocked !== null || method === undefined;
  const label = () => {
    if (blocked) return blockedText(blocked);
    if (request.pending) return WITHDRAW_COPY.busyOther;
    return method ? WITHDRAW_COPY.submit : WITHDRAW_COPY.choosePayee;
  };
  const pendingAmount = request.pending && formatMinor(BigInt(request.pending.amount));
  const shownNotice = request.missing && !request.pending && !notice ? { message: WITHDRAW_COPY.missing, way: 'support' as const } : notice;
  return (
    <>
      <Form noValidate onSubmit={submit} className="space-y-2">
        <PayeePicker
          payees={payees}
          info={info}
          value={payee?.payeeId ?? null}
          here={here}
          onChange={(payeeId) => {
            setChosen(payeeId);
            clearErrors();
          }}
        />
        <div className="card p-4">
          <AmountField
            label={`${WITHDRAW_COPY.amount}（${CASHIER_COPY.coin}）`}
            maxLength={15}
            disabled={closed}
            hint={method && (method.min !== null || method.max !== null) ? WITHDRAW_COPY.amountHint(limits.min, limits.max) : undefined}
            error={errors.amount?.message}
            {...field}
          />
          {method && !closed ? (
            <>
              <AmountChips info={info} method={method} value={field.value} onChoose={field.onChange} />
              <AmountFacts info={info} method={method} judged={judged} />
            </>
          ) : null}
        </div>
        {pendingAmount === null ? null : (
          <PendingNotice
            title={WITHDRAW_COPY.pending}
            text={WITHDRAW_COPY.pendingText(pendingAmount)}
            offline={WITHDRAW_COPY.pendingOffline(pendingAmount)}
          />
        )}
        {shownNotice ? <RejectionNotice notice={shownNotice} here={here} /> : null}
        <div className="pt-2">
          <Button
            type="submit"
            block
            busy={request.busy}
            disabled={closed || request.pending !== null}
            end={!closed && 'amount' in judged ? WITHDRAW_COPY.coins(shortAmount(judged.amount)) : undefined}
          >
            {label()}
          </Button>
        </div>
        <a
          href={`${helpPath('qkjc')}${errors.amount ? '#amount' : ''}`}
          className="hit-44 inline-flex items-center gap-1 px-1 py-2 text-14 text-brand"
        >
          <Icon name="book-open" size={16} />
          {WITHDRAW_COPY.guide}
        </a>
      </Form>
      <PinSheet
        open={decision !== null}
        onClose={() => setDecision(null)}
        title={WITHDRAW_COPY.pinTitle}
        summary={decision ? <DecisionSummary decision={decision} /> : undefined}
        busy={request.busy}
        error={pinError}
        onPin={confirm}
      />
    </>
  );
}
