'use client';

import { formatMinor, type Minor } from '@pavilion/number/money';
import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { WIDGET_COPY } from './widget.copy';

/**
 * An amount with separators and two places, a dash for an unknown one. `balance` obeys the member's hide-balance switch; `signed` writes +
 * and −; `unit` adds 币 once.
 */
export function Money({
  minor,
  balance,
  signed,
  unit,
  className,
}: {
  minor: Minor | null;
  balance?: boolean;
  signed?: boolean;
  unit?: boolean;
  className?: string;
}) {
  const hidden = usePreference((state) => state.hideBalance) && balance === true;
  if (hidden) {
    return (
      <span className={className}>
        <span aria-hidden="true">****</span>
        <span className="sr-only">{WIDGET_COPY.hidden}</span>
      </span>
    );
  }
  if (minor === null) return <span className={className}>—</span>;
  const sign = minor < 0n ? '−' : signed && minor > 0n ? '+' : '';
  return (
    <span className={className}>
      {sign}
      {formatMinor(minor < 0n ? -minor : minor)}
      {unit ? <span className="ml-1 text-[0.75em] font-normal text-text-3">{WIDGET_COPY.unit}</span> : null}
    </span>
  );
}
