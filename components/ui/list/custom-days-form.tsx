'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field/field';
import { Form } from '@/components/ui/field/form';
import { BACK_DAYS, customFault, type DayRange } from '@/lib/kit/list/range.rules';
import { RANGE_FAULTS, RECORD_COPY } from '@/lib/kit/list/record.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText } from '@/lib/kit/format/site-time';
import { DAY } from '@pavilion/number/duration';

export interface CustomDaysProps {
  value: DayRange;
  /** Reference for the days. */
  note: string;
  onChange: (range: DayRange) => void;
}

/** First and last day of a custom range. */
export function CustomDaysForm({ value, note, onChange }: CustomDaysProps) {
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
