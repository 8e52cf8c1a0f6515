import { useEuropeName } from '@/components/site/preference/use-europe-name';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { receiptOf, type TakenPrice } from '@/lib/domain/betting/slip/receipt.rules';
import { recordTitle, SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { venueMark } from '@/lib/domain/betting/sport/venue.rules';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { compareOdds } from '@pavilion/number/odds-order';

/** One accepted bet: selection, stake, the prices that the venue accepted, the return at these, and the number. */
export function SlipReceipt({ record }: { record: PlacementRecord }) {
  const europe = useEuropeName();
  const { legs, size, bets, stake, state } = record;
  const receipt = receiptOf(record);
  if (state.step !== 'accepted' || !receipt) return null;
  const single = size === 1;
  const total = receipt.total && totalText(receipt.total, single ? SLIP_COPY.receiptPrice : SLIP_COPY.receiptTotal);
  const facts = single
    ? [marketTitle(legs[0]!)]
    : [SLIP_COPY.receiptBets(venueMark(legs[0]!.venue), bets, formatMinor(BigInt(stake) / BigInt(bets)))];
  return (
    <li className="flex gap-2 border-b border-line py-2.5 last:border-0">
      <Icon name="circle-check" size={20} className="mt-0.5 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 text-15 font-semibold">
            {single ? selectionName(legs[0]!) : recordTitle({ legs, size, bets })}{' '}
            <span className="text-13 font-normal whitespace-nowrap text-brand">{SLIP_COPY.accepted}</span>
          </span>
          <span className="text-15 font-semibold">{SLIP_COPY.place(formatMinor(BigInt(stake)))}</span>
        </p>
        <p className="flex justify-between gap-2 text-13 text-text-2">
          <span className="min-w-0">{[...facts, ...(total ? [`${europe}${total}`] : [])].join('·')}</span>
          {receipt.best === null ? null : <span className="shrink-0">{SLIP_COPY.best(formatMinor(receipt.best))}</span>}
        </p>
        {receipt.legs ? null : <p className="text-12 text-text-2">{SLIP_COPY.receiptUnread}</p>}
        {legs.map((leg, index) => {
          const price = receipt.legs?.[index];
          return (
            <p key={leg.selectionId} className="text-12 text-text-2">
              {single
                ? `${fixtureName(leg)}·${venueMark(leg.venue)}`
                : `${selectionName(leg)}${price ? ` @${takenText(price)}` : ''}·${marketTitle(leg)}·${fixtureName(leg)}`}
            </p>
          );
        })}
        <p className="flex items-center gap-1 text-12 text-text-3">
          {SLIP_COPY.orderId}
          <CopyText text={state.orderId} label={SLIP_COPY.orderId} />
        </p>
      </div>
    </li>
  );
}

/** `3.96`, or `3.96（提交时 3.93，更好）` when the venue accepted another price than was sent. */
function takenText({ taken, sent }: TakenPrice): string {
  const [now, before] = [formatOdds(taken), formatOdds(sent)];
  return now === before ? now : SLIP_COPY.receiptTaken(now, before, compareOdds(taken, sent) > 0);
}

function totalText(price: TakenPrice, name: (text: string) => string): string {
  const text = takenText(price);
  return formatOdds(price.taken) === formatOdds(price.sent) ? name(text) : SLIP_COPY.receiptMoved(text);
}
