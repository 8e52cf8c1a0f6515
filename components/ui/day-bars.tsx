/** Units of the drawing per day, of which the bar takes the middle. */
const STEP = 10;
const BAR = 6;
const HEIGHT = 100;

/** Bar of a day: parts of the drawing's height, from its top. */
export interface DayBar {
  day: string;
  top: number;
  height: number;
  /** Class of its fill. */
  fill: string;
}

/** A bar per day. The first and the last day stand below it, as `11-30`, in `DayRange`. `zero`: the line of nothing, as a part of the height. */
export function DayBars({ bars, zero, className }: { bars: readonly DayBar[]; zero: number; className: string }) {
  const width = bars.length * STEP;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`block w-full overflow-visible ${className}`}
    >
      {bars.map(({ day, top, height, fill }, index) => (
        <rect key={day} x={index * STEP + (STEP - BAR) / 2} y={top * HEIGHT} width={BAR} height={height * HEIGHT} className={fill} />
      ))}
      <path d={`M0 ${zero * HEIGHT}H${width}`} className="stroke-control" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** First and last day of bars. */
export function DayRange({ bars }: { bars: readonly DayBar[] }) {
  return (
    <div aria-hidden="true" className="flex justify-between text-11 text-text-2">
      <span>{bars[0]?.day.slice(5)}</span>
      <span>{bars.at(-1)?.day.slice(5)}</span>
    </div>
  );
}
