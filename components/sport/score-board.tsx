'use client';

import type { Match, Pair } from '@/lib/domain/sport/sport.model';
import { scoreText } from '@/lib/domain/sport/market-group.rules';
import { EVENT_COPY } from '@/lib/domain/sport/event.copy';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { KitMark } from './kit-mark';
import { DataAge, MatchClock } from './match-clock';

/** The shelter of an event page: teams, score, clock, age of the data, and the counts that the venue really gives. */
export function ScoreBoard({ match }: { match: Match }) {
  const live = match.status === 'live';
  const stats: readonly (readonly [string, Pair | null])[] = [
    [SPORT_COPY.corners, match.corners],
    [SPORT_COPY.yellowCards, match.yellowCards],
    [SPORT_COPY.redCards, match.redCards],
  ];
  const counted = live || match.status === 'ended' ? stats.filter(([, pair]) => pair !== null) : [];
  return (
    <section aria-label={EVENT_COPY.board} className="gutter bg-roof pb-3 text-on-roof">
      <h1 className="sr-only">
        {match.home.name}对{match.away.name}
      </h1>
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-2 pt-2">
        <Team name={match.home.name} />
        <div className="flex flex-col items-center text-center">
          <p className="flex items-center text-40 font-bold">
            {match.score ? (
              <>
                {match.score[0]}
                <span className="px-3 text-28 font-normal text-on-roof-2">:</span>
                {match.score[1]}
              </>
            ) : (
              <span className="text-22 text-on-roof-2">vs</span>
            )}
          </p>
          <MatchClock venue={match.venue} matchId={match.id} className="text-14 font-semibold" />
          <p className="flex items-center text-12 text-on-roof-2">
            {match.halfScore ? `${SPORT_COPY.half} ${scoreText(match.halfScore)}·` : null}
            <DataAge venue={match.venue} matchId={match.id} className="" />
          </p>
        </div>
        <Team name={match.away.name} />
      </div>
      {match.periodScores.length > 0 ? <Parts match={match} /> : null}
      {counted.length > 0 ? (
        <ul aria-label={EVENT_COPY.statistics} className="mt-3 grid grid-cols-3 gap-4">
          {counted.map(([name, pair]) => (
            <Stat key={name} name={name} pair={pair!} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Quarters or sets, a column each, and the running game. */
function Parts({ match }: { match: Match }) {
  const columns = [...match.periodScores.map(([home, away], at) => [String(at + 1), String(home), String(away)]), ...(match.points ? [[SPORT_COPY.game, ...match.points]] : [])];
  return (
    <table aria-label={SPORT_COPY.parts} className="mt-3 w-full text-center text-13">
      <tbody>
        {[SPORT_COPY.part, match.home.name, match.away.name].map((name, row) => (
          <tr key={name} className={row === 0 ? 'text-on-roof-2' : ''}>
            <th scope="row" className="max-w-32 truncate text-left font-normal">
              {name}
            </th>
            {columns.map((column, at) => (
              // A part has no name but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} className="h-6 min-w-8">
                {column[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Team({ name }: { name: string }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-1.5 text-center text-15 font-semibold">
      <KitMark name={name} tile />
      <span className="line-clamp-3 max-w-full break-words">{name}</span>
    </div>
  );
}

/** Both sides' counts with a bar that shows their share. */
function Stat({ name, pair: [home, away] }: { name: string; pair: Pair }) {
  const all = home + away;
  return (
    <li>
      <p className="flex items-baseline justify-between text-12 text-on-roof-2">
        <span className="text-14 font-semibold text-on-roof">{home}</span>
        {name}
        <span className="text-14 font-semibold text-on-roof">{away}</span>
      </p>
      <svg aria-hidden="true" className="mt-1 block h-1 w-full text-on-roof">
        <rect width="100%" height="100%" rx="2" fill="currentColor" opacity="0.25" />
        {all > 0 ? <rect width={`${(home / all) * 100}%`} height="100%" rx="2" fill="currentColor" opacity="0.85" /> : null}
      </svg>
    </li>
  );
}
