'use client';

import { FilterRow } from '@/components/ui/list/chip-row';
import { CustomDays, RangeChips, RangeMenu } from '@/components/ui/list/range-filter';
import { Chip } from '@/components/ui/chip';
import type { VenueCode } from '@pavilion/contract/constants';
import { ORDER_COPY } from '@/lib/domain/betting/order/order.copy';
import type { OrderView } from '@/lib/domain/betting/order/order-view.rules';
import type { DayRange } from '@/lib/kit/list/range.rules';

/** Filter by days and venues. Days apply only to settled orders: an open one is never hidden by its age. */
export function OrderFilterBar({
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
  const setDays = (days: DayRange) => onChange({ ...view, ...days });
  return (
    <div className="border-b border-line bg-surface">
      {several ? (
        <FilterRow
          label={ORDER_COPY.venue}
          menus={view.state === 'settled' ? <RangeMenu label={ORDER_COPY.range} value={view} onChange={setDays} /> : null}
        >
          <Chip on={view.venue === null} onClick={() => onChange({ ...view, venue: null })}>
            {ORDER_COPY.allVenues}
          </Chip>
          {venues.map(({ code, name }) => (
            <Chip key={code} on={view.venue === code} onClick={() => onChange({ ...view, venue: code })}>
              {name}
            </Chip>
          ))}
        </FilterRow>
      ) : (
        <RangeChips label={ORDER_COPY.range} value={view} onChange={setDays} />
      )}
      {view.state === 'settled' && view.range === 'custom' ? (
        <CustomDays value={view} note={ORDER_COPY.rangeNote} onChange={setDays} />
      ) : null}
    </div>
  );
}
