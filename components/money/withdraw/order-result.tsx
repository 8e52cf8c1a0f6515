import { Button, LinkButton } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { durationText, CASHIER_COPY } from '@/lib/domain/money/cashier/cashier.copy';
import { WITHDRAW_STATUS_COPY } from '@/lib/domain/money/withdraw/withdraw-status.copy';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Withdrawal, WithdrawState } from '@/lib/domain/money/withdraw/withdraw.model';
import { endedUnpaid, waitOf } from '@/lib/domain/money/withdraw/withdraw.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dayMinute } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import * as PAGE_TITLES from '@/lib/page-titles';
import { helpPath, route, supportPath } from '@/lib/routes';

const LOOKS: Record<WithdrawState, { icon: IconName; tone: string }> = {
  reviewing: { icon: 'clock', tone: 'text-brand' },
  paying: { icon: 'send', tone: 'text-brand' },
  paid: { icon: 'circle-check', tone: 'text-brand' },
  rejected: { icon: 'circle-alert', tone: 'text-error' },
  failed: { icon: 'circle-alert', tone: 'text-error' },
  cancelled: { icon: 'undo-2', tone: 'text-text-2' },
};

/** State of a withdrawal, why it stopped, and the actions that follow. */
export function OrderResult({
  withdrawal,
  median,
  back,
  busy,
  onAgain,
  onCancel,
}: {
  withdrawal: Withdrawal;
  median: number | null;
  back: string | null;
  busy: boolean;
  onAgain: () => void;
  onCancel: () => void;
}) {
  const { state, amount, net, reason, orderId } = withdrawal;
  const { icon, tone } = LOOKS[state];
  const rejected = state === 'rejected' || state === 'failed';
  const stopped = endedUnpaid(withdrawal);
  const shown = stopped ? 0n : net;
  const wait = waitOf(withdrawal, worldNow());
  return (
    <section className="card flex flex-col items-center px-4 py-6 text-center">
      <Icon name={icon} size={40} className={tone} />
      <output className="block">
        <span className="mt-2 block text-18 font-semibold">{WITHDRAW_STATUS_COPY.status[state]}</span>
        {shown === null ? null : (
          <span className="mt-1 block text-28 font-semibold">
            {stopped ? `${WITHDRAW_COPY.unpaid} ` : ''}
            {formatMinor(shown)} <span className="text-16">{WITHDRAW_COPY.unit}</span>
          </span>
        )}
        {stopped ? <span className="mt-1 block text-15">{WITHDRAW_COPY.back(formatMinor(amount))}</span> : null}
        {rejected && reason !== '' ? (
          <span className="mt-1 block text-15">
            {WITHDRAW_COPY.reason}：{reason}
          </span>
        ) : null}
        <span className="mt-1 block text-13 text-text-2">
          {wait === null ? text(withdrawal, median) : WITHDRAW_COPY.waitingText(dayMinute(wait))}
        </span>
      </output>
      <div className="mt-4 w-full space-y-2">
        {stopped ? (
          <Button block onClick={onAgain}>
            {WITHDRAW_COPY.again}
          </Button>
        ) : null}
        {rejected || wait !== null ? (
          <LinkButton block variant="outline" href={supportPath('withdraw', orderId)}>
            {PAGE_TITLES.customer}
          </LinkButton>
        ) : null}
        {rejected ? (
          <a href={`${helpPath('qkjc')}#stopped`} className="inline-flex min-h-11 items-center px-4 text-14 text-brand">
            {WITHDRAW_COPY.guide}
          </a>
        ) : null}
        {state === 'reviewing' ? (
          <Button block variant="outline" busy={busy} onClick={onCancel}>
            {WITHDRAW_COPY.cancel}
          </Button>
        ) : null}
        {stopped ? null : (
          <LinkButton block variant={state === 'paid' ? 'primary' : 'secondary'} href={back ?? route('/mine')}>
            {back === null ? CASHIER_COPY.toMine : WITHDRAW_COPY.toBack}
          </LinkButton>
        )}
        {state === 'paid' ? (
          <Button block variant="outline" onClick={onAgain}>
            {WITHDRAW_COPY.more}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function text({ state, payeeName, payeeMasked }: Withdrawal, median: number | null): string {
  switch (state) {
    case 'reviewing':
      return WITHDRAW_COPY.reviewingText(median === null ? null : durationText(median));
    case 'paying':
      return WITHDRAW_COPY.payingText;
    case 'paid':
      return WITHDRAW_COPY.paidText(`${payeeName} ${payeeMasked}`);
    case 'rejected':
      return WITHDRAW_COPY.rejectedText;
    case 'failed':
      return WITHDRAW_COPY.failedText;
    case 'cancelled':
      return '';
  }
}
