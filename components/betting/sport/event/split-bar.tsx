import type { Pair } from '@/lib/domain/betting/match/sport.model';

/** Per cent of the width between the two sides. */
const GAP = 0.6;

/** Shares of two counts in a whole: home from the left, away from the right. The numbers are beside it. */
export function SplitBar({ pair, className, home, away }: { pair: Pair; className: string; home: string; away: string }) {
  const all = pair[0] + pair[1];
  const part = all === 0 ? 50 : (pair[0] / all) * 100;
  const faint = all === 0 ? 0.3 : 1;
  return (
    <svg aria-hidden="true" className={`block w-full ${className}`}>
      <rect width={`${Math.max(0, part - GAP)}%`} height="100%" rx="2" className={home} opacity={faint} />
      <rect x={`${part}%`} width={`${100 - part}%`} height="100%" rx="2" className={away} opacity={faint} />
    </svg>
  );
}
