import { scoreText } from '@/lib/domain/sport/market-group.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import type { Match } from '@/lib/domain/sport/sport.model';
import { timeText } from '@/lib/kit/format/site-time';
import { KitMark } from './kit-mark';
import './sport.css';

/** How a match ended: both sides, the final score, and what led to it. */
export function ResultRow({ match }: { match: Match }) {
  const over = match.status === 'ended';
  const parts =
    match.periodScores.length > 0
      ? match.periodScores.map(scoreText).join('  ')
      : match.halfScore
        ? `${SPORT_COPY.half} ${scoreText(match.halfScore)}`
        : '';
  return (
    <li className="row border-t border-line">
      <div className="row-meta">
        <span className="row-time">{timeText(match.startTime)}</span>
        {over ? null : <span className="text-warn">{SPORT_COPY.cancelled}</span>}
        <span className="ml-auto text-text-2">{parts}</span>
      </div>
      {[match.home, match.away].map((team, side) => (
        <p key={team.id} className="row-team">
          <KitMark name={team.name} />
          <span className="row-name">{team.name}</span>
          <span className="row-score">{over && match.score ? match.score[side] : '—'}</span>
        </p>
      ))}
    </li>
  );
}
