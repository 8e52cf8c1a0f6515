'use client';

import { Chip } from '@/components/ui/chip';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import { DEFAULT_RANGE, RANGES, withRange, type DayRange } from '@/lib/kit/list/range.rules';
import { RANGE_NAMES } from '@/lib/kit/list/record.copy';
import { worldNow } from '@/lib/kit/browser/world-time';
import { ChipRow } from './chip-row';
import { ChoiceMenu } from './choice-menu';
import type { CustomDaysProps } from './custom-days-form';

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

/** Days of a record as a menu, beside other choices. */
export function RangeMenu({ label, value, onChange }: { label: string; value: DayRange; onChange: (range: DayRange) => void }) {
  return (
    <ChoiceMenu
      label={label}
      choices={RANGES.map((id) => ({ id, name: RANGE_NAMES[id] }))}
      value={value.range}
      on={value.range !== DEFAULT_RANGE.range}
      onChange={(range) => onChange(withRange(range, worldNow()))}
    />
  );
}

const loadForm = async () => (await import('./custom-days-form')).CustomDaysForm;

/** First and last day of a custom range, which few visits choose: the form is loaded when it is. */
export function CustomDays(props: CustomDaysProps) {
  return (
    <Lazy load={loadForm} wanted waiting={<Skeleton className="mx-4 mb-3 h-23" />}>
      {(CustomDaysForm) => <CustomDaysForm {...props} />}
    </Lazy>
  );
}
