import { kickOffText } from '@/lib/domain/betting/sport/clock.rules';
import { resultPath } from '@/lib/domain/betting/sport/results/result-path.rules';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { worldNow } from '@/lib/kit/browser/world-time';
import { timeText } from '@/lib/kit/format/site-time';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import '@/components/betting/sport/sport.css';

/**
 * Result of a match: both sides, the final score, and the scores that led to it; one that was played links to its events. `dated`: no day
 * is shown above the row. `named`: no league is.
 */
export function ResultRow({ match, dated, named }: { match: Match; dated?: boolean; named?: boolean }) {
  const over = match.status === 'ended';
  return (
    <li className="row border-t border-line">
      {over ? (
        <a href={resultPath(match)} className="result">
          <Result match={match} dated={dated} named={named} over />
        </a>
      ) : (
        <Result match={match} dated={dated} named={named} over={false} />
      )}
    </li>
  );
}

function Result({ match, dated, named, over }: Parameters<typeof ResultRow>[0] & { over: boolean }) {
  const half = match.halfScore && match.periodScores.length === 0 ? `${SPORT_COPY.half} ${scoreText(match.halfScore)}` : '';
  return (
    <>
      <span className="row-meta">
        <span className="row-age">{dated ? kickOffText(match.startTime, worldNow()) : timeText(match.startTime)}</span>
        {named ? <span className="row-league">{match.league.name}</span> : null}
        {over ? null : <span className="text-warn">{SPORT_COPY.cancelled}</span>}
        <span className="ml-auto text-text-2">{half}</span>
      </span>
      {[match.home, match.away].map((team, side) => (
        <span key={team.id} className="row-team">
          <ShirtMark name={team.name} home={match.home.name} />
          <span className="row-name">{team.name}</span>
          {match.periodScores.map((pair, index) => (
            // Periods have no name but their index.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="w-6 shrink-0 text-right text-13 text-text-2">
              {pair[side]}
            </span>
          ))}
          {/* Totals of two and of three digits leave the columns of the quarters in line. */}
          <span className={match.sport === 'basketball' ? 'row-score w-8' : 'row-score'}>
            {over && match.score ? match.score[side] : '—'}
          </span>
        </span>
      ))}
    </>
  );
}
