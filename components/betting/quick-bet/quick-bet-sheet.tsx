'use client';

import { useQuery } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { Button, LinkButton } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { AmountField } from '@/components/ui/field/amount-field';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Form } from '@/components/ui/field/form';
import { Sheet } from '@/components/ui/sheet/sheet';
import { QUICK_BET_COPY } from '@/lib/domain/betting/quick-bet/quick-bet.copy';
import { isQuickBetOn } from '@/lib/domain/betting/quick-bet/quick-bet.rules';
import { switchOff, switchOn, useQuickBet } from '@/lib/domain/betting/quick-bet/quick-bet.store';
import { policyName } from '@/lib/domain/betting/slip/slip.copy';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { stakeOf } from '@/lib/domain/betting/slip/stake.rules';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import { boundLabel } from '@/lib/domain/member/limit/own-bound.copy';
import { ownBoundOf } from '@/lib/domain/member/limit/own-bound.rules';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { loginPath } from '@/lib/routes';

/** Switches 一键投注 on and off: the amount of each bet, and the member's consent to bet with one tap. */
export function QuickBetSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={QUICK_BET_COPY.title} titleFirst>
      <div className="gutter space-y-3 pt-1 pb-4">
        <p className="text-14">{QUICK_BET_COPY.lead}</p>
        <Settings onClose={onClose} />
        <ul className="list-disc space-y-1 pl-5 text-13 text-text-2">
          <li>{QUICK_BET_COPY.takeBack}</li>
          <li>{QUICK_BET_COPY.limits}</li>
        </ul>
      </div>
    </Sheet>
  );
}

function Settings({ onClose }: { onClose: () => void }) {
  const signedIn = useSignedIn(false);
  const member = useQuery({ ...memberOptions(), enabled: signedIn }).data?.id;
  const limits = useQuery({ ...limitsOptions(), enabled: signedIn }).data;
  const state = useQuickBet();
  const { chips, policy } = useSlip();
  const on = isQuickBetOn(state, member, steadyNow());
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: { stake: state.stake || String(chips[0]), agreed: on } });
  const { errors } = formState;
  const { field } = useController({
    control,
    name: 'stake',
    rules: { validate: (text) => stakeOf(text) !== null || QUICK_BET_COPY.amountNeeded },
  });
  if (!signedIn) {
    return (
      <LinkButton block href={loginPath(`${location.pathname}${location.search}`)}>
        {QUICK_BET_COPY.login}
      </LinkButton>
    );
  }
  const bound = limits ? ownBoundOf(limits, 'bet') : null;
  const closed = bound === null || bound.closed === null ? null : boundLabel(bound, QUICK_BET_COPY.bet);
  const save = handleSubmit(({ stake }) => {
    if (member === undefined) return;
    switchOn(member, stake.replace(/\.$/, ''));
    useSlip.setState({ barWanted: true });
    onClose();
  });
  return (
    <Form noValidate onSubmit={(event) => void save(event)} className="space-y-3">
      <AmountField label={QUICK_BET_COPY.amount} maxLength={9} error={errors.stake?.message} {...field} />
      <div className="flex flex-wrap gap-2">
        {[...new Set(chips)].map((coins) => (
          <Chip key={coins} on={field.value === String(coins)} onClick={() => field.onChange(String(coins))}>
            {coins}
          </Chip>
        ))}
      </div>
      <p className="text-13 text-text-2">{QUICK_BET_COPY.policy(policyName(policy))}</p>
      {on ? null : (
        <Checkbox error={errors.agreed?.message} {...register('agreed', { validate: (agreed) => agreed || QUICK_BET_COPY.agreeNeeded })}>
          {QUICK_BET_COPY.agree}
        </Checkbox>
      )}
      <Button block type="submit" disabled={closed !== null || member === undefined}>
        {closed ?? (on ? QUICK_BET_COPY.save : QUICK_BET_COPY.open)}
      </Button>
      {on ? (
        <Button
          block
          variant="outline"
          onClick={() => {
            switchOff();
            onClose();
          }}
        >
          {QUICK_BET_COPY.off}
        </Button>
      ) : null}
    </Form>
  );
}
