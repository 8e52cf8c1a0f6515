import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Match } from '@/lib/domain/betting/match/sport.model';

/** Names the columns of 独赢. */
export function SideNames({ match }: { match: Match }) {
  const draw = match.sport === 'football';
  return (
    <div aria-hidden="true" className={`mb-1.5 grid gap-2 text-center text-13 text-text-2 ${draw ? 'grid-cols-3' : 'grid-cols-2'}`}>
      <span className="truncate">{match.home.name}</span>
      {draw ? <span>{SPORT_COPY.draw}</span> : null}
      <span className="truncate">{match.away.name}</span>
    </div>
  );
}
