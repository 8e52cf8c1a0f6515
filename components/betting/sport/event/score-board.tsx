'use client';

import type { ReactNode } from 'react';
import { Lazy } from '@/components/ui/lazy/lazy';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { SPORT_COPY } from '@/lib/domain/betting/sport/sport.copy';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import { DataAge, MatchClock, useStale } from '@/components/betting/sport/match-clock';
import { type MatchNews, newsTag, useNews } from '../match-news';
import { MomentumSkeleton } from './momentum-skeleton';
import { ScoreCounts } from './score-counts';

const loadMomentum = async () => (await import('./score-momentum')).ScoreMomentum;

/** The top of an event page: teams, score, clock, age of the data; while a match runs, its attacks and goals over time. */
export function ScoreBoard({
  match,
  scoreRef,
  betsLine,
}: {
  match: Match;
  scoreRef?: (score: Element | null) => void;
  /** The member's bets, over the last line of a running match's board. */
  betsLine?: ReactNode;
}) {
  const live = match.status === 'live';
  const news = useNews(match.venue, match.id);
  return (
    <section aria-label={EVENT_COPY.board} className="gutter bg-roof pb-3 text-on-roof">
      <h1 className="sr-only">
        {match.home.name}对{match.away.name}
      </h1>
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-2 pt-2">
        <Team name={match.home.name} home={match.home.name} />
        {/* As wide as a delay's text: the names beside it do not wrap again when it appears. */}
        <div className="flex min-w-25 flex-col items-center text-center">
          <p ref={scoreRef} className="flex items-center text-40 font-bold">
            {match.score ? (
              <>
                {match.score[0]}
                <span className="px-3 text-28 font-normal text-on-roof-2">-</span>
                {match.score[1]}
              </>
            ) : (
              <span className="text-22 text-on-roof-2">vs</span>
            )}
          </p>
          <MatchClock venue={match.venue} matchId={match.id} className="text-14 font-semibold" />
          <Under match={match} news={news} />
        </div>
        <Team name={match.away.name} home={match.home.name} />
      </div>
      {match.periodScores.length > 0 ? <Parts match={match} /> : null}
      {live ? (
        // As high as the coming content, so that nothing below moves.
        <div className="relative mt-2 flex min-h-15 flex-col justify-center">
          <Lazy load={loadMomentum} wanted waiting={<MomentumSkeleton />}>
            {(ScoreMomentum) => <ScoreMomentum match={match} />}
          </Lazy>
          {betsLine}
        </div>
      ) : null}
      {match.status === 'ended' ? <ScoreCounts match={match} /> : null}
    </section>
  );
}

/** The line under the clock: a delay, else the latest event or the reason of a suspension, else the half's score and the data's age. */
function Under({ match, news }: { match: Match; news: MatchNews | null }) {
  const stale = useStale(match.venue, match.id);
  const late = stale && !isOver(match);
  const tag = late ? null : newsTag(match, news);
  return (
    <p className="flex h-5 max-w-32 items-center whitespace-nowrap text-12 text-on-roof-2">
      {tag ?? (
        // The colour of a delay is made for a light background; a tag has its own background.
        <span className="[--warn:var(--on-roof)]">
          {match.halfScore && !late ? `${SPORT_COPY.half} ${scoreText(match.halfScore)}${isOver(match) ? '' : '·'}` : null}
          {isOver(match) ? null : <DataAge venue={match.venue} matchId={match.id} className="" />}
        </span>
      )}
    </p>
  );
}

/** Quarters or sets, a column each, and the running game. */
function Parts({ match }: { match: Match }) {
  const columns = [
    ...match.periodScores.map(([home, away], index) => [String(index + 1), String(home), String(away)]),
    ...(match.points ? [[SPORT_COPY.game, ...match.points]] : []),
  ];
  return (
    <table aria-label={EVENT_COPY.parts} className="mt-3 w-full text-center text-13">
      <tbody>
        {[EVENT_COPY.part, match.home.name, match.away.name].map((name, row) => (
          <tr key={name} className={row === 0 ? 'text-on-roof-2' : ''}>
            <th scope="row" className="max-w-32 truncate text-left font-normal">
              {name}
              {match.status === 'live' && match.server === row - 1 ? (
                <span className="ml-1.5 inline-block size-1.5 rounded-full bg-on-roof align-middle">
                  <span className="sr-only">{SPORT_COPY.serving}</span>
                </span>
              ) : null}
            </th>
            {columns.map((column, index) => (
              // A part has no name but its index.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index} className="h-6 min-w-8">
                {column[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Team({ name, home }: { name: string; home: string }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-1.5 text-center text-15 font-semibold">
      <ShirtMark name={name} home={home} tile />
      <span className="line-clamp-3 max-w-full max-[18em]:line-clamp-none break-words">{name}</span>
    </div>
  );
}
