'use client';

import { CopyButton } from '@/components/ui/copy/copy-button';
import { Icon } from '@/components/ui/icon';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit } from '@/lib/domain/money/deposit/deposit.model';
import { payParts } from '@/lib/domain/money/deposit/deposit.rules';
import { leftText } from '@pavilion/number/left.copy';
import { formatMinor } from '@pavilion/number/money';
import { useWorldSeconds } from '@/components/ui/use-world-seconds';

/** The exact payment, the credited amount, and the time left to pay. */
export function PayAmount({ deposit }: { deposit: Deposit }) {
  const { payAmount, payUnit, credit, rate, expireAt } = deposit;
  const { plain, match } = payParts(deposit);
  const unit = DEPOSIT_COPY.units[payUnit] ?? payUnit;
  const left = useWorldSeconds(expireAt);
  return (
    <section className="card p-4">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="text-13 text-text-2">{DEPOSIT_COPY.payTitle}</p>
          <p className="flex flex-wrap items-baseline text-28 font-semibold">
            <span className="sr-only">{DEPOSIT_COPY.payName(payAmount, unit)}</span>
            <span aria-hidden="true">{plain}</span>
            {match === '' ? null : (
              <span aria-hidden="true" className="rounded-tag bg-warn-bg px-1 text-warn">
                {match}
              </span>
            )}
            <span aria-hidden="true" className="ml-2 text-16">
              {unit}
            </span>
          </p>
        </div>
        <CopyButton text={payAmount} label={DEPOSIT_COPY.copyAmount} />
      </div>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-13 text-text-2">
        {credit === null ? null : (
          <span>{rate === null ? DEPOSIT_COPY.credit(formatMinor(credit)) : DEPOSIT_COPY.creditRate(formatMinor(credit), rate)}</span>
        )}
        {expireAt === null ? null : (
          <span className="flex items-center gap-1">
            <Icon name={rate === null ? 'clock' : 'lock'} size={14} />
            {rate === null ? DEPOSIT_COPY.left : DEPOSIT_COPY.locked}
            <span role="timer" className="font-semibold text-text">
              {leftText(left)}
            </span>
          </span>
        )}
      </p>
      {unit === '' ? <p className="mt-1 text-13 text-warn">{DEPOSIT_COPY.unitLost}</p> : null}
    </section>
  );
}
