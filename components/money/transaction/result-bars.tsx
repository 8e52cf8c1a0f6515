import { DayBars, DayRange } from '@/components/ui/day-bars';
import { profitText } from '@/lib/domain/betting/order/order.copy';
import { RESULT_COPY } from '@/lib/domain/money/transaction/result.copy';
import { resultChart, resultTotal } from '@/lib/domain/money/transaction/result.rules';
import type { DayResult } from '@/lib/domain/money/transaction/transaction.model';
import { formatMinor } from '@pavilion/number/money';

/** A bar per day: a win is above the line, a loss below; best and worst day as text at the edge. Its data are in the table. */
export function ResultBars({ days }: { days: readonly DayResult[] }) {
  const chart = resultChart(days);
  if (!chart) {
    return (
      <p className="flex h-44 items-center justify-center text-14 text-text-2">
        {resultTotal(days).count === 0 ? RESULT_COPY.none : RESULT_COPY.level}
      </p>
    );
  }
  const { bars, zero, high, low } = chart;
  const drawn = bars.map(({ profit, ...bar }) => ({ ...bar, fill: profit > 0n ? 'fill-up' : 'fill-down' }));
  return (
    <figure className="mt-2">
      <figcaption className="sr-only">{RESULT_COPY.title}</figcaption>
      <p className="min-h-4 text-12 text-text-2">{high > 0n ? profitText(high, formatMinor(high)) : ''}</p>
      <DayBars bars={drawn} zero={zero} className="h-32" />
      <p className="min-h-4 text-12 text-text-2">{low < 0n ? profitText(low, formatMinor(-low)) : ''}</p>
      <DayRange bars={drawn} />
    </figure>
  );
}
