import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { SIDE_COPY } from '@/lib/domain/betting/match/market.copy';
import type { Match, Pair } from '@/lib/domain/betting/match/sport.model';
import { SplitBar } from './split-bar';

/** Corners and cards, as far as the venue counts them. */
export function venueCounts(match: Match): readonly (readonly [name: string, pair: Pair])[] {
  const counts = [
    [SIDE_COPY.corners, match.corners],
    [SPORT_COPY.yellowCards, match.yellowCards],
    [SPORT_COPY.redCards, match.redCards],
  ] as const;
  return counts.flatMap(([name, pair]) => (pair ? [[name, pair] as const] : []));
}

/** The venue's own counts on the score board. */
export function ScoreCounts({ match }: { match: Match }) {
  const counts = venueCounts(match);
  if (counts.length === 0) return null;
  return (
    <ul aria-label={EVENT_COPY.statistics} className="grid grid-cols-3 gap-4">
      {counts.map(([name, pair]) => (
        <li key={name}>
          <p className="flex items-baseline justify-between text-12 text-on-roof-2">
            <span className="text-14 font-semibold text-on-roof">{pair[0]}</span>
            {name}
            <span className="text-14 font-semibold text-on-roof">{pair[1]}</span>
          </p>
          <SplitBar pair={pair} className="mt-1 h-1" home="fill-on-roof" away="fill-on-roof-2 opacity-60" />
        </li>
      ))}
    </ul>
  );
}
