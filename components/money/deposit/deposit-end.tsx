'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { durationText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { DEPOSIT_COPY } from '@/lib/domain/money/deposit/deposit.copy';
import type { Deposit, DepositState } from '@/lib/domain/money/deposit/deposit.model';
import { requestReopen } from '@/lib/domain/betting/slip/reopen.storage';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';
import { formatMinor } from '@pavilion/number/money';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route, supportPath } from '@/lib/routes';

type EndState = Exclude<DepositState, 'awaiting'>;

const LOOKS: Record<EndState, { icon: IconName; tone: string; title: string }> = {
  confirming: { icon: 'clock', tone: 'text-brand', title: DEPOSIT_COPY.confirming },
  credited: { icon: 'circle-check', tone: 'text-brand', title: DEPOSIT_COPY.credited },
  returned: { icon: 'undo-2', tone: 'text-warn', title: DEPOSIT_COPY.returned },
  failed: { icon: 'circle-alert', tone: 'text-error', title: DEPOSIT_COPY.failed },
  expired: { icon: 'clock', tone: 'text-warn', title: DEPOSIT_COPY.expired },
  cancelled: { icon: 'undo-2', tone: 'text-text-2', title: DEPOSIT_COPY.cancelled },
};

/** The result of an ended or paid order, and the one action that follows. */
export function DepositEnd({
  deposit,
  median,
  back,
  busy,
  onAgain,
  onPaid,
}: {
  deposit: Deposit;
  median: number | null;
  back: string | null;
  busy: boolean;
  onAgain: () => void;
  onPaid: () => void;
}) {
  const state = deposit.state as EndState;
  const { icon, tone, title } = LOOKS[state];
  return (
    <section className="card flex flex-col items-center px-4 py-6 text-center">
      <Icon name={icon} size={40} className={tone} />
      <output className="block">
        <span className="mt-2 block text-18 font-semibold">{title}</span>
        {deposit.credit === null ? null : (state === 'confirming' && deposit.reason === '') || state === 'credited' ? (
          <span className="mt-1 block text-28 font-semibold">
            {formatMinor(deposit.credit)} <span className="text-16">{DEPOSIT_COPY.units.CNY}</span>
          </span>
        ) : (
          <span className="mt-1 block text-15">{DEPOSIT_COPY.notCredited(formatMinor(deposit.credit))}</span>
        )}
        <span className="mt-1 block text-13 text-text-2">{text(deposit, median)}</span>
      </output>
      <div className="mt-4 w-full space-y-2">{actions()}</div>
    </section>
  );

  function actions() {
    if (state === 'confirming') return back === null ? null : <BackButton back={back} primary={false} />;
    if (state === 'credited') {
      return (
        <>
          <BackButton back={back} primary onward />
          <Button block variant="outline" onClick={onAgain}>
            {DEPOSIT_COPY.more}
          </Button>
        </>
      );
    }
    if (state === 'returned') {
      return (
        <>
          <LinkButton block href={route('/mine/limits')}>
            {DEPOSIT_COPY.toLimits}
          </LinkButton>
          <BackButton back={back} primary={false} />
        </>
      );
    }
    return (
      <>
        <Button block onClick={onAgain}>
          {DEPOSIT_COPY.again}
        </Button>
        {state === 'expired' ? (
          <Button block variant="outline" busy={busy} onClick={onPaid}>
            {DEPOSIT_COPY.claimPaid}
          </Button>
        ) : null}
        {state === 'failed' ? (
          <LinkButton block variant="outline" href={supportPath('deposit', deposit.orderId)}>
            {PAGE_TITLES.customer}
          </LinkButton>
        ) : null}
      </>
    );
  }
}

/** Returns to the page that the member came from, or to 我的, `onward` to the matches; with selections in the slip, the slip opens. */
function BackButton({ back, primary, onward = false }: { back: string | null; primary: boolean; onward?: boolean }) {
  const [elsewhere, name] = onward
    ? ([route('/game/sport'), DEPOSIT_COPY.toBet] as const)
    : ([route('/mine'), CASHIER_COPY.toMine] as const);
  const legs = useSlip((slip) => slip.legs.length);
  const slip = legs > 0;
  return (
    <>
      {slip ? <p className="mb-2 text-13 text-text-2">{DEPOSIT_COPY.stored(legs)}</p> : null}
      <LinkButton
        block
        variant={primary ? 'primary' : 'outline'}
        href={back ?? (slip ? route('/game/sport') : elsewhere)}
        onClick={() => slip && requestReopen()}
      >
        {slip ? DEPOSIT_COPY.toSlip : back === null ? name : DEPOSIT_COPY.toPlace}
      </LinkButton>
    </>
  );
}

function text({ state, late, reason }: Deposit, median: number | null): string {
  switch (state) {
    case 'confirming':
      if (reason !== '') return DEPOSIT_COPY.goesBack(reason);
      return late ? DEPOSIT_COPY.late : DEPOSIT_COPY.confirmingText(median === null ? null : durationText(median));
    case 'credited':
      return DEPOSIT_COPY.creditedText;
    case 'returned':
      return DEPOSIT_COPY.returnedText(reason);
    case 'failed':
      return DEPOSIT_COPY.failedText;
    case 'expired':
      return DEPOSIT_COPY.expiredText;
    default:
      return DEPOSIT_COPY.cancelledText;
  }
}
