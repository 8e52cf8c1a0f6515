'use client';

import { Button } from '@/components/ui/button';
import type { Fix } from '@/lib/domain/betting/slip/fix.rules';
import { fixLabel } from '@/lib/domain/betting/slip/reason.copy';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import { TOP_UP_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { TransferRecord } from '@/lib/domain/money/wallet/wallet.model';
import type { TopUp } from '@/lib/domain/money/wallet/top-up.rules';
import { formatMinor, toMinor } from '@pavilion/number/money';
import type { SlipTopUp } from './use-top-up';

/**
 * Replaces the bet button while other wallets have the missing amount: one tap transfers exactly that, the steps are shown
 * below, and the slip does not change.
 */
export function SlipTopUpButton({ topUp, fix, onFix }: { topUp: SlipTopUp; fix: Fix | null; onFix: (fix: Fix) => void }) {
  const { plan, moving, steps, failed } = topUp;
  if (moving) {
    const unknown = steps.some(({ state }) => state === 'unknown');
    return (
      <>
        <Button block busy>
          {unknown ? TOP_UP_COPY.unknown : TOP_UP_COPY.busy}
        </Button>
        <ul
          aria-label={TOP_UP_COPY.progress}
          aria-live="polite"
          className="flex min-h-7 flex-wrap items-center gap-x-3 text-13 text-text-2"
        >
          {steps.map((step) => (
            <Step key={step.key} step={step} />
          ))}
        </ul>
      </>
    );
  }
  if (!plan) return null;
  const amount = formatMinor(plan.missing);
  return (
    <>
      <Button block end={sourcesOf(plan)} onClick={() => void topUp.run()}>
        {plan.collect.length > 0 ? TOP_UP_COPY.collect(amount) : TOP_UP_COPY.deal(amount)}
      </Button>
      <div className="flex min-h-7 items-center justify-between gap-2 text-13 text-text-2">
        <span className="min-w-0" aria-live="polite">
          {failed.length > 0 ? (
            <span className="text-error">{TOP_UP_COPY.failed(failed.map((code) => WALLET_NAMES[code]).join('、'))}</span>
          ) : (
            TOP_UP_COPY.missing(amount)
          )}
        </span>
        {fix?.kind === 'stake' ? (
          <button type="button" className="hit-44 shrink-0 font-semibold text-brand" onClick={() => onFix(fix)}>
            {fixLabel(fix, { code: 'balance' })}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** `来自IM体育`, `来自中心钱包等3处`: the sources of the money. */
function sourcesOf({ collect, deal }: TopUp): string {
  const venues = collect.map(({ from }) => WALLET_NAMES[from]);
  const own = deal.length > 0 && sum(deal) > sum(collect) ? [WALLET_NAMES[CENTRAL_WALLET]] : [];
  return TOP_UP_COPY.source([...own, ...venues]);
}

const sum = (transfers: TopUp['deal']) => transfers.reduce((total, { amount }) => total + toMinor(amount), 0n);

function Step({ step: { order, state } }: { step: TransferRecord }) {
  if (order.kind !== 'transfer') return null;
  const tone = state === 'done' ? 'text-brand' : state === 'failed' ? 'text-error' : state === 'unknown' ? 'text-warn' : '';
  return (
    <li>
      {TOP_UP_COPY.line(WALLET_NAMES[order.from], WALLET_NAMES[order.to])}{' '}
      <span className={`font-semibold ${tone}`}>{TOP_UP_COPY.step[state]}</span>
    </li>
  );
}
