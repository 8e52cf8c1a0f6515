import type { Series } from '@/lib/domain/betting/sport/trend/history.rules';
import { TREND_COPY } from '@/lib/domain/betting/sport/trend/trend.copy';
import { BOX, chartOf, lineTrack, ticksOf, tickText } from '@/lib/domain/betting/sport/trend/trend.rules';
import type { Odds } from '@pavilion/number/odds';

/** Parts of the height: labels nearer to each other than this would touch. */
const APART = 0.12;
/** Part of the width that a line's name needs. */
const NAMED = 0.13;

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/**
 * A price over time as steps, high and low at the right edge, times below, and under them the line that was the best one. The graphic is
 * stretched to its room; all text belongs to the page. As high as its skeleton, whatever it shows: without a price, `label` alone.
 */
export function TrendChart({
  label,
  series,
  line,
  show,
}: {
  label: string;
  series: Series;
  line: string | null;
  show: (odds: Odds) => string;
}) {
  const { points, lines, end, kickOff } = series;
  const chart = chartOf(points, end);
  if (!chart) return <p className="gutter flex h-57 items-center justify-center text-14 text-text-2">{label}</p>;
  const begin = points[0]!.at;
  const kick = kickOff === null ? -1 : (kickOff - begin) / Math.max(1, end - begin);
  const latest = points.at(-1)!.price;
  const free = (at: number) => chart.endsAt === null || Math.abs(at - chart.endsAt) >= APART;
  return (
    <figure className="gutter flex h-57 flex-col">
      <figcaption className="sr-only">{label}</figcaption>
      <div aria-hidden="true" className="relative mr-12 min-h-0 flex-1 border-b border-line">
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
          {chart.gaps.map(({ from, to }) => (
            <rect
              key={from}
              x={from * BOX.width}
              y={0}
              width={Math.max(2, (to - from) * BOX.width)}
              height={BOX.height}
              className="fill-cell"
            />
          ))}
          {[...new Set([chart.highAt, chart.lowAt])].map((at) => (
            <path
              key={at}
              d={`M0 ${at * BOX.height}H${BOX.width}`}
              className="stroke-line"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {kick > 0 && kick < 1 ? (
            <path
              d={`M${kick * BOX.width} 0V${BOX.height}`}
              className="stroke-control"
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
          ) : null}
          <path
            d={chart.path}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-brand"
          />
        </svg>
        {kick > APART && kick < 1 - APART ? (
          <span className="absolute top-0 -translate-x-1/2 rounded-tag bg-surface px-1 text-11 text-text-2" style={{ left: percent(kick) }}>
            {TREND_COPY.kickOff}
          </span>
        ) : null}
        {chart.endsAt === null || latest === null ? null : (
          <>
            <span className="absolute -right-1 size-2 -translate-y-1/2 rounded-full bg-brand" style={{ top: percent(chart.endsAt) }} />
            <Price at={chart.endsAt} className="rounded-tag bg-brand px-1 font-semibold text-on-brand">
              {show(latest)}
            </Price>
          </>
        )}
        {free(chart.highAt) ? <Price at={chart.highAt}>{show(chart.high)}</Price> : null}
        {chart.lowAt !== chart.highAt && free(chart.lowAt) ? <Price at={chart.lowAt}>{show(chart.low)}</Price> : null}
      </div>
      <div aria-hidden="true" className="relative mr-12 h-6 shrink-0 text-11 leading-[1.5rem] text-text-2">
        {ticksOf(begin, end).map((tick) => (
          <span key={tick.at} className="absolute -translate-x-1/2" style={{ left: percent(tick.part) }}>
            {tickText(tick)}
          </span>
        ))}
        <span className="absolute right-0">{TREND_COPY.present}</span>
      </div>
      {lines.length > 0 ? <Track lines={lineTrack(lines, begin, end)} own={line} /> : null}
    </figure>
  );
}

function Price({ at, className = 'text-text-2', children }: { at: number; className?: string; children: string }) {
  return (
    <span className={`absolute left-full ml-1.5 -translate-y-1/2 text-12 whitespace-nowrap ${className}`} style={{ top: percent(at) }}>
      {children}
    </span>
  );
}

/** Track of the best line over the same time; the selection's own is marked. */
function Track({ lines, own }: { lines: ReturnType<typeof lineTrack>; own: string | null }) {
  return (
    <div aria-hidden="true" className="flex h-6 shrink-0 items-center text-11 text-text-2">
      <span className="relative h-5 min-w-0 flex-1">
        {lines.map(({ at, line, from, to }) => (
          <span
            key={at}
            className={`absolute inset-y-0 overflow-hidden border-r border-surface text-center leading-[1.25rem] whitespace-nowrap ${line === own ? 'bg-brand-bg font-semibold text-brand' : 'bg-cell'}`}
            style={{ left: percent(from), width: percent(to - from) }}
          >
            {to - from >= NAMED ? line : ''}
          </span>
        ))}
      </span>
      <span className="w-12 shrink-0 pl-1.5">{TREND_COPY.best}</span>
    </div>
  );
}
