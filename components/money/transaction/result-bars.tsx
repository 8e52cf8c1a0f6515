import { profitText } from '@/lib/domain/betting/order/order.copy';
import { RESULT_COPY } from '@/lib/domain/money/transaction/result.copy';
import { resultChart, resultTotal } from '@/lib/domain/money/transaction/result.rules';
import type { DayResult } from '@/lib/domain/money/transaction/transaction.model';
import { formatMinor } from '@pavilion/number/money';

/** Units of the drawing per day, of which the bar takes the middle. */
const STEP = 10;
const BAR = 6;
const HEIGHT = 100;

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
  return (
    <figure className="mt-2">
      <figcaption className="sr-only">{RESULT_COPY.title}</figcaption>
      <p className="min-h-4 text-12 text-text-2">{high > 0n ? profitText(high, formatMinor(high)) : ''}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-32 w-full overflow-visible"
      >
        {bars.map(({ day, top, height, profit }, index) => (
          <rect
            key={day}
            x={index * STEP + (STEP - BAR) / 2}
            y={top * HEIGHT}
            width={BAR}
            height={height * HEIGHT}
            className={profit > 0n ? 'fill-up' : 'fill-down'}
          />
        ))}
        <path d={`M0 ${zero * HEIGHT}H${days.length * STEP}`} className="stroke-control" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="min-h-4 text-12 text-text-2">{low < 0n ? profitText(low, formatMinor(-low)) : ''}</p>
      <div aria-hidden="true" className="flex justify-between text-11 text-text-2">
        <span>{days[0]?.day.slice(5)}</span>
        <span>{days.at(-1)?.day.slice(5)}</span>
      </div>
    </figure>
  );
}
