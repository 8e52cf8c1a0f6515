'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { TextField } from '@/components/ui/field/field';
import type { VenueCode } from '@/lib/contract/constants';
import { ORDER_COPY, RANGE_FAULTS, RANGE_NAMES } from '@/lib/domain/order/order.copy';
import { BACK_DAYS, customFault, RANGES, type OrderView, type Range } from '@/lib/domain/order/order-view.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { DAY, dateText } from '@/lib/kit/format/site-time';

/** Filter by days and venues. Days apply only to settled orders: an open one is never hidden by its age. */
export function OrderFilter({
  view,
  venues,
  onChange,
}: {
  view: OrderView;
  venues: readonly { code: VenueCode; name: string }[];
  onChange: (view: OrderView) => void;
}) {
  const several = venues.length > 1;
  if (view.state === 'open' && !several) return null;
  return (
    <div className="border-b border-line bg-surface">
      {view.state === 'settled' ? (
        <fieldset aria-label={ORDER_COPY.range} className="min-w-0">
          <div className="gutter no-scrollbar flex h-12 items-center gap-2 overflow-x-auto">
            {RANGES.map((range) => (
              <Chip key={range} on={view.range === range} onClick={() => onChange(withRange(view, range))}>
                {RANGE_NAMES[range]}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      {several ? (
        <fieldset aria-label={ORDER_COPY.venue} className="min-w-0">
          <div className="gutter no-scrollbar flex h-12 items-center gap-2 overflow-x-auto">
            <Chip on={view.venue === null} onClick={() => onChange({ ...view, venue: null })}>
              {ORDER_COPY.allVenues}
            </Chip>
            {venues.map(({ code, name }) => (
              <Chip key={code} on={view.venue === code} onClick={() => onChange({ ...view, venue: code })}>
                {name}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      {view.state === 'settled' && view.range === 'custom' ? <CustomDays view={view} onChange={onChange} /> : null}
    </div>
  );
}

/** A custom range begins as the last seven days, so that the form shows what is requested. */
function withRange(view: OrderView, range: Range): OrderView {
  if (range !== 'custom') return { ...view, range, from: null, to: null };
  const now = worldNow();
  return { ...view, range, from: dateText(now - 6 * DAY), to: dateText(now) };
}

function CustomDays({ view, onChange }: { view: OrderView; onChange: (view: OrderView) => void }) {
  const now = worldNow();
  const [from, setFrom] = useState(view.from ?? dateText(now - 6 * DAY));
  const [to, setTo] = useState(view.to ?? dateText(now));
  const fault = from && to ? customFault(from, to, now) : null;
  const bounds = { min: dateText(now - (BACK_DAYS - 1) * DAY), max: dateText(now), type: 'date' } as const;
  return (
    <form
      className="gutter pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && from && to) onChange({ ...view, from, to });
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-[7rem] flex-1"
          label={ORDER_COPY.from}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          {...bounds}
        />
        <TextField
          className="min-w-[7rem] flex-1"
          label={ORDER_COPY.to}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          {...bounds}
        />
        <Button type="submit" disabled={fault !== null || !from || !to} className="shrink-0">
          {ORDER_COPY.apply}
        </Button>
      </div>
      <p aria-live="polite" className={`mt-1 text-13 ${fault ? 'text-error' : 'text-text-3'}`}>
        {fault ? RANGE_FAULTS[fault] : ORDER_COPY.rangeNote}
      </p>
    </form>
  );
}
