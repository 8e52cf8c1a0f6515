'use client';

import { Fragment, useState } from 'react';
import { QuickBetRow } from '@/components/betting/quick-bet/quick-bet-row';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Chip } from '@/components/ui/chip';
import { AmountNote } from '@/components/ui/field/amount-note';
import { useAmountInput } from '@/components/ui/field/use-amount-input';
import { DROP_PERCENTS } from '@/lib/domain/betting/slip/policy.rules';
import { POLICY_ROWS, SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { OddsPolicy } from '@/lib/domain/betting/slip/slip.model';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

const KINDS = ['better', 'any', 'drop', 'none'] as const;
const DEFAULT_PERCENT = 3;

const setPolicy = (policy: OddsPolicy) => useSlip.setState({ policy });

/** The odds policy, and the member's four quick stakes. */
export function SlipSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const policy = useSlip((slip) => slip.policy);
  const chips = useSlip((slip) => slip.chips);
  const choose = (kind: OddsPolicy['kind']) =>
    setPolicy(kind === 'drop' ? { kind, percent: policy.kind === 'drop' ? policy.percent : DEFAULT_PERCENT } : { kind });
  return (
    <Sheet open={open} onClose={onClose} title={SLIP_COPY.policyTitle}>
      <fieldset aria-label={SLIP_COPY.policyTitle}>
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            <label className="gutter relative flex h-12 w-full items-center justify-between border-b border-line text-15">
              <input type="radio" name="odds-policy" className="row-radio" checked={policy.kind === kind} onChange={() => choose(kind)} />
              {POLICY_ROWS[kind]}
              {policy.kind === kind ? <Icon name="check" size={20} className="text-brand" /> : null}
            </label>
            {kind === 'drop' && policy.kind === 'drop' ? (
              <div className="gutter flex h-12 items-center gap-2 border-b border-line">
                {DROP_PERCENTS.map((percent) => (
                  <Chip key={percent} on={policy.percent === percent} onClick={() => setPolicy({ kind: 'drop', percent })}>
                    {percent}%
                  </Chip>
                ))}
              </div>
            ) : null}
          </Fragment>
        ))}
      </fieldset>
      <div className="border-b border-line">
        <QuickBetRow />
      </div>
      <div className="gutter pt-3 pb-4">
        <h3 className="text-15 font-semibold">{SLIP_COPY.chipsTitle}</h3>
        <p className="text-12 text-text-3">{SLIP_COPY.chipHint}</p>
        <div className="mt-2 grid grid-cols-4 gap-2">
          {chips.map((coins, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a chip is identified by its position
            <ChipField key={index} index={index} coins={coins} />
          ))}
        </div>
      </div>
    </Sheet>
  );
}

const CHIP_BOUNDS = { maxLength: 7, decimalPlaces: 0 } as const;

/** Stores the text when it is an amount; an empty field returns to the last valid one. */
function ChipField({ index, coins }: { index: number; coins: number }) {
  const [text, setText] = useState(String(coins));
  const { input, note } = useAmountInput(text, setText, CHIP_BOUNDS);
  const saveChip = () => {
    const amount = Number(text);
    if (Number.isInteger(amount) && amount > 0 && amount <= 1_000_000)
      useSlip.setState(({ chips }) => ({ chips: chips.map((chip, position) => (position === index ? amount : chip)) }));
    else setText(String(coins));
  };
  return (
    <span className="relative">
      <input
        aria-label={SLIP_COPY.chip(index)}
        inputMode="numeric"
        autoComplete="off"
        {...input}
        onBlur={() => {
          input.onBlur();
          saveChip();
        }}
        className="h-11 w-full rounded-card border border-control bg-surface px-1 text-center text-16 outline-none focus:border-brand focus:ring-1 focus:ring-brand"
      />
      <AmountNote side={index < 2 ? 'left' : 'right'}>{note}</AmountNote>
    </span>
  );
}
