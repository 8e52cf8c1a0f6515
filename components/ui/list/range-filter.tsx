'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { BACK_DAYS, customFault, RANGES, withRange, type DayRange } from '@/lib/kit/list/range.rules';
import { RANGE_FAULTS, RANGE_NAMES, RECORD_COPY } from '@/lib/kit/list/record.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';
import { ChipRow } from './chip-row';

/** Days of a record to choose from. */
export function RangeChips({ label, value, onChange }: { label: string; value: DayRange; onChange: (range: DayRange) => void }) {
  return (
    <ChipRow label={label}>
      {RANGES.map((range) => (
        <Chip key={range} on={value.range === range} onClick={() => onChange(withRange(range, worldNow()))}>
          {RANGE_NAMES[range]}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** First and last day of a custom range. `note`: reference for the days. */
export function CustomDays({ value, note, onChange }: { value: DayRange; note: string; onChange: (range: DayRange) => void }) {
  const now = worldNow();
  const [from, setFrom] = useState(value.from ?? dateText(now - 6 * DAY));
  const [to, setTo] = useState(value.to ?? dateText(now));
  const fault = from && to ? customFault(from, to, now) : null;
  const bounds = { min: dateText(now - (BACK_DAYS - 1) * DAY), max: dateText(now), type: 'date' } as const;
  return (
    <Form
      className="gutter pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault && from && to) onChange({ range: 'custom', from, to });
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-[7rem] flex-1"
          label={RECORD_COPY.from}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          {...bounds}
        />
        <TextField
          className="min-w-[7rem] flex-1"
          label={RECORD_COPY.to}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          {...bounds}
        />
        <Button type="submit" disabled={fault !== null || !from || !to} className="shrink-0">
          {RECORD_COPY.apply}
        </Button>
      </div>
      <p aria-live="polite" className={`mt-1 text-13 ${fault ? 'text-error' : 'text-text-3'}`}>
        {fault ? RANGE_FAULTS[fault] : note}
      </p>
    </Form>
  );
}
