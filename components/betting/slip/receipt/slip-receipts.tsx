'use client';

import { useEffect, useRef } from 'react';
import { LinkButton, Button } from '@/components/ui/button';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { route } from '@/lib/routes';
import { SlipReceipt } from './slip-receipt';

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
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button disappeared with the legs.
    if (last && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <section ref={section} tabIndex={-1} aria-label={SLIP_COPY.receipts} className="gutter border-b border-line pb-3 outline-none">
      <ul>
        {records.map((record) => (
          <SlipReceipt key={record.key} record={record} />
        ))}
      </ul>
      <div className="mt-2 flex gap-2">
        <LinkButton href={route('/mine/record/betRecord')} variant="outline" size="sm" className="flex-1 px-2" onClick={onLeave}>
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
