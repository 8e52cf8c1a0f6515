import { Money } from '@/components/ui/money';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { StakeDay } from '@/lib/domain/member/vip/vip.model';
import { stakeChart } from '@/lib/domain/member/vip/vip.rules';
import { formatMinor } from '@pavilion/number/money';

/** Units of the drawing per day, of which the bar takes the middle. */
const STEP = 10;
const BAR = 6;
const HEIGHT = 100;

/** 近 30 天有效投注: a bar per day, with the sum and the day with the most. */
export function VipDays({ days }: { days: readonly StakeDay[] }) {
  const { total, best, bars } = stakeChart(days);
  const title = VIP_COPY.days30(days.length);
  return (
    <section aria-label={title} className="card p-4">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16 font-semibold">
        {title}
        <span>
          <Money minor={total} />
        </span>
      </h2>
      {best === null ? (
        <p className="flex h-28 items-center justify-center text-14 text-text-2">{VIP_COPY.daysNone}</p>
      ) : (
        <figure className="mt-2">
          <figcaption className="text-12 text-text-2">{VIP_COPY.dayBest(best.day.slice(5), formatMinor(best.stake))}</figcaption>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="mt-1 block h-18 w-full border-b border-line"
          >
            {bars.map(({ day, height }, index) => (
              <rect
                key={day}
                x={index * STEP + (STEP - BAR) / 2}
                y={(1 - height) * HEIGHT}
                width={BAR}
                height={height * HEIGHT}
                className="fill-vip"
              />
            ))}
          </svg>
          <div aria-hidden="true" className="mt-1 flex justify-between text-11 text-text-2">
            <span>{days[0]?.day.slice(5)}</span>
            <span>{days.at(-1)?.day.slice(5)}</span>
          </div>
        </figure>
      )}
    </section>
  );
}
