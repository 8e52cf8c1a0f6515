'use client';

import { useState } from 'react';
import { PinSettingsSheet } from '@/components/member/security/pin-sheet';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UI_COPY } from '@/components/ui/ui.copy';
import type { Payee } from '@/lib/domain/money/payee/payee.model';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import { blockingCheck, checksOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { supportPath } from '@/lib/routes';
import { BalanceCard } from './balance-card';
import { Checklist } from './checklist';
import { TurnoverSheet } from './turnover-sheet';
import { WithdrawForm } from './withdraw-form';

/** The checks, the balance and the form; a member whose withdrawals are stopped reads so instead of the form. */
export function NewWithdrawal({
  info,
  payees,
  member,
  here,
  onOrder,
}: {
  info: WithdrawInfo;
  payees: readonly Payee[];
  member: string;
  here: string;
  onOrder: (orderId: string) => void;
}) {
  const [sheet, setSheet] = useState<'turnover' | 'pin' | null>(null);
  const checks = checksOf(info, payees);
  const close = () => setSheet(null);
  const onTurnover = () => setSheet('turnover');
  return (
    <div className="gutter space-y-2 py-2">
      {info.allowed ? (
        <Checklist checks={checks} info={info} payees={payees} here={here} onTurnover={onTurnover} onPin={() => setSheet('pin')} />
      ) : (
        <Stopped />
      )}
      <BalanceCard info={info} onTurnover={onTurnover} />
      {info.allowed ? (
        <WithdrawForm info={info} payees={payees} member={member} blocked={blockingCheck(checks)} here={here} onOrder={onOrder} />
      ) : null}
      <TurnoverSheet open={sheet === 'turnover'} onClose={close} turnover={info.turnover} />
      <PinSettingsSheet open={sheet === 'pin'} onClose={close} />
    </div>
  );
}

function Stopped() {
  return (
    <section role="alert" className="card flex flex-col items-center px-4 py-6 text-center">
      <Icon name="shield-alert" size={40} className="text-warn" />
      <h2 className="mt-2 text-18 font-semibold">{WITHDRAW_COPY.stopped}</h2>
      <p className="mt-1 mb-4 text-13 text-text-2">{WITHDRAW_COPY.stoppedText}</p>
      <LinkButton block href={supportPath('withdraw')}>
        {UI_COPY.support}
      </LinkButton>
    </section>
  );
}
