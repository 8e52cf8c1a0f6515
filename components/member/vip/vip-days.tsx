import { DayBars, DayRange } from '@/components/ui/day-bars';
import { Money } from '@/components/ui/money';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { StakeDay } from '@/lib/domain/member/vip/vip.model';
import { stakeChart } from '@/lib/domain/member/vip/vip.rules';
import { formatMinor } from '@pavilion/number/money';

/** 近 30 天有效投注: a bar per day, with the sum and the day with the most. */
export function VipDays({ days }: { days: readonly StakeDay[] }) {
  const { total, best, bars } = stakeChart(days);
  const title = VIP_COPY.days30(days.length);
  const drawn = bars.map(({ day, height }) => ({ day, top: 1 - height, height, fill: 'fill-vip' }));
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
          <DayBars bars={drawn} zero={1} className="mt-1 h-18" />
          <DayRange bars={drawn} />
        </figure>
      )}
    </section>
  );
}
