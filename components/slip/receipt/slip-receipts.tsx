'use client';

import { useEffect, useRef } from 'react';
import { LinkButton, Button } from '@/components/ui/button';
import { CopyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon';
import { useEuropeName } from '@/components/order/use-europe-name';
import { maxReturn } from '@/lib/domain/slip/combo.rules';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/sport/selection.copy';
import { venueMark } from '@/lib/domain/sport/venue.rules';
import type { PlacementRecord } from '@/lib/domain/slip/placement.model';
import { recordTitle, SLIP_COPY } from '@/lib/domain/slip/slip.copy';
import { formatMinor } from '@/lib/kit/number/money';
import { formatOdds } from '@/lib/kit/number/odds';
import { returnOf } from '@/lib/kit/number/product';
import { ROUTES } from '@/lib/routes';

/** Accepted bets: selection, stake, price, number. The member continues, or keeps the selections for another bet. */
export function SlipReceipts({
  records,
  last,
  onGoOn,
  onKeep,
  onLeave,
}: {
  records: readonly PlacementRecord[];
  /** The slip is empty: continuing is the primary action. */
  last: boolean;
  onGoOn: () => void;
  onKeep: () => void;
  onLeave: () => void;
}) {
  const europe = useEuropeName();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button disappeared with the legs.
    if (last && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <section ref={section} tabIndex={-1} aria-label={SLIP_COPY.receipts} className="gutter border-b border-line pb-3 outline-none">
      <ul>
        {records.map(({ key, legs, size, bets, prices, stake, state }) =>
          state.step === 'accepted' ? (
            <li key={key} className="flex gap-2 border-b border-line py-2.5 last:border-0">
              <Icon name="circle-check" size={20} className="mt-0.5 text-brand" />
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline gap-2">
                  <span className="min-w-0 flex-1 text-15 font-semibold">
                    {size === 1 ? selectionName(legs[0]!) : recordTitle({ legs, size, bets })}{' '}
                    <span className="text-13 font-normal whitespace-nowrap text-brand">{SLIP_COPY.accepted}</span>
                  </span>
                  <span className="text-15 font-semibold">{SLIP_COPY.place(formatMinor(BigInt(stake)))}</span>
                </p>
                <p className="flex justify-between gap-2 text-13 text-text-2">
                  <span className="min-w-0">
                    {size === 1
                      ? `${marketTitle(legs[0]!)}·${europe}${SLIP_COPY.receiptPrice(formatOdds(state.price))}`
                      : SLIP_COPY.receiptBets(venueMark(legs[0]!.venue), bets, formatMinor(BigInt(stake) / BigInt(bets)))}
                  </span>
                  <span className="shrink-0">
                    {SLIP_COPY.best(
                      formatMinor(
                        size === 1 ? returnOf(BigInt(stake), state.price) : maxReturn(prices, size, BigInt(stake) / BigInt(bets)),
                      ),
                    )}
                  </span>
                </p>
                {legs.map((leg) => (
                  <p key={leg.selectionId} className="text-12 text-text-2">
                    {size === 1
                      ? `${fixtureName(leg)}·${venueMark(leg.venue)}`
                      : `${selectionName(leg)}·${marketTitle(leg)}·${fixtureName(leg)}`}
                  </p>
                ))}
                <p className="flex items-center gap-1 text-12 text-text-3">
                  {SLIP_COPY.orderId}
                  <CopyText text={state.orderId} label={SLIP_COPY.orderId} />
                </p>
              </div>
            </li>
          ) : null,
        )}
      </ul>
      <div className="mt-2 flex gap-2">
        <LinkButton href={ROUTES.betRecord} variant="outline" size="sm" className="flex-1 px-2" onClick={onLeave}>
          {SLIP_COPY.toRecords}
        </LinkButton>
        <Button variant="outline" size="sm" className="flex-1 px-2" onClick={onKeep}>
          {SLIP_COPY.keepLegs}
        </Button>
        <Button size="sm" variant={last ? 'primary' : 'secondary'} className="flex-1 px-2" onClick={onGoOn}>
          {SLIP_COPY.goOn}
        </Button>
      </div>
    </section>
  );
}
