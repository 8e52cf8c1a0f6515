'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { OWN_BOUND_COPY } from '@/lib/domain/member/limit/own-bound.copy';
import { fixLabel, reasonNote, reasonLabel } from '@/lib/domain/betting/slip/reason.copy';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { Judgement } from '@/lib/domain/betting/slip/judgement.model';
import type { Fix } from '@/lib/domain/betting/slip/fix.rules';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { requestReopen } from '@/lib/domain/betting/slip/reopen.storage';
import { TOP_UP_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { formatMinor, type Minor, minorToText } from '@pavilion/number/money';
import { loginPath, route } from '@/lib/routes';
import { SlipPolicy } from './slip-policy';
import type { SlipTopUp } from './use-top-up';

/** The one button: its action and return, or why it is disabled; below it the action that helps. */
export function SlipSubmit({
  judgement,
  accepted,
  topUp,
  fix,
  busy,
  awaited,
  onPolicy,
  onPlaceBets,
  onAccept,
  onFix,
}: {
  judgement: Judgement;
  /** The judgement once the shown prices are accepted. */
  accepted: Judgement;
  /** The missing amount when other wallets hold only a part of it. */
  topUp: SlipTopUp;
  fix: Fix | null;
  busy: boolean;
  /** Bets under way, with nothing else to do. */
  awaited: readonly PlacementRecord[];
  /** 赔率变化 was tapped; null when another part shows it. */
  onPolicy: (() => void) | null;
  onPlaceBets: () => void;
  onAccept: (thenPlace: boolean) => void;
  onFix: (fix: Fix) => void;
}) {
  const { reason, total, potential } = judgement;
  const text = reason && reasonLabel(reason);
  const position = judgement.perLeg.findIndex(({ selectionId }) => selectionId === reason?.legs[0]) + 1;
  const note = reason ? reasonNote(reason, position > 0 && judgement.perLeg.length > 1 ? position : null) : SLIP_COPY.withStake;
  const { plan, failed } = topUp;
  const inOtherWallets = plan ? plan.missing - plan.lacking : 0n;
  const elsewhere = plan && inOtherWallets > 0n ? SLIP_COPY.elsewhere(formatMinor(inOtherWallets), formatMinor(plan.lacking)) : null;
  const help = fix && reason ? fixLabel(fix, reason) : null;
  return (
    <>
      <div className="relative z-1">{button()}</div>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 text-13 text-text-2">
        <span className="flex-auto">{busy ? '' : (elsewhere ?? note)}</span>
        {elsewhere && !busy ? (
          <button type="button" className="hit-44 min-h-7 font-semibold text-brand" onClick={() => void topUp.run()}>
            {SLIP_COPY.gather(formatMinor(inOtherWallets))}
          </button>
        ) : null}
        {reason?.code === 'balance' && !busy ? <DepositLink missing={plan?.lacking ?? reason.amount ?? 0n} /> : null}
        {reason?.own && !busy ? (
          <a href={route('/mine/limits')} className="hit-44 flex min-h-7 items-center font-semibold text-brand">
            {OWN_BOUND_COPY.see}
          </a>
        ) : null}
        {fix && help && !busy ? (
          <button type="button" className="hit-44 min-h-7 font-semibold text-brand" onClick={() => onFix(fix)}>
            {help}
          </button>
        ) : null}
        {onPolicy ? <SlipPolicy onOpen={onPolicy} /> : null}
      </div>
      {reason?.code === 'balance' && failed.length > 0 ? (
        <p className="text-13 text-error">{TOP_UP_COPY.failed(failed.map((code) => WALLET_NAMES[code]).join('、'))}</p>
      ) : null}
    </>
  );

  function button() {
    const waiting = awaited.reduce<Minor>((sum, record) => sum + BigInt(record.stake), 0n);
    const stake = formatMinor(total > 0n ? total : waiting);
    if (busy || awaited.length > 0) {
      return (
        <Button block busy end={stake}>
          {awaited.some(({ state }) => state.step !== 'sent') ? SLIP_COPY.waiting : SLIP_COPY.placing}
        </Button>
      );
    }
    if (!reason) {
      return (
        <Button block end={SLIP_COPY.best(formatMinor(potential))} onClick={onPlaceBets}>
          {SLIP_COPY.place(stake)}
        </Button>
      );
    }
    if (reason.code === 'login') {
      return (
        <LinkButton
          block
          end={potential > 0n ? SLIP_COPY.best(formatMinor(potential)) : undefined}
          href={loginPath(`${location.pathname}${location.search}`)}
          onClick={() => requestReopen('member')}
        >
          {text?.label}
        </LinkButton>
      );
    }
    if (reason.code === 'line-changed' || reason.code === 'price-changed') {
      const thenPlace = reason.code === 'price-changed' && accepted.reason === null;
      return (
        <Button block end={thenPlace ? SLIP_COPY.best(formatMinor(accepted.potential)) : undefined} onClick={() => onAccept(thenPlace)}>
          {thenPlace ? SLIP_COPY.acceptAndPlace(stake) : text?.label}
        </Button>
      );
    }
    return (
      <Button block disabled>
        {text?.label}
      </Button>
    );
  }
}

/** Link to deposit the missing amount, and back to this slip, which a step back opens again too. */
function DepositLink({ missing }: { missing: Minor }) {
  const back = `${location.pathname}${location.search}`;
  return (
    <a
      href={depositPath({ amount: minorToText(missing), back })}
      className="hit-44 flex min-h-7 items-center font-semibold text-brand"
      onClick={() => requestReopen('here')}
    >
      {SLIP_COPY.deposit}
    </a>
  );
}
