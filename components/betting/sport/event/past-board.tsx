import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Tag, type Tone } from '@/components/ui/tag';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import { OUTCOME_NAMES, PAST_COPY } from '@/lib/domain/betting/sport/event/past.copy';
import type { Outcome, PastResult } from '@/lib/domain/betting/sport/event/past.model';
import { pastOptions } from '@/lib/domain/betting/sport/event/past.queries';
import { isBlank, outcomeOf, tallyOf, type Tally } from '@/lib/domain/betting/sport/event/past.rules';
import { TIMELINE_COPY } from '@/lib/domain/betting/sport/event/timeline.copy';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import type { Match, SportId } from '@/lib/domain/betting/match/sport.model';
import { dateText } from '@/lib/kit/format/site-time';
import { PastSkeleton } from './past-skeleton';
import { PastTable } from './past-table';
import '@/components/betting/sport/sport.css';

/** 近况, 交锋 and 积分榜 of a match. `upcoming` adds when the other data follow. */
export function PastBoard({ match, upcoming }: { match: Match; upcoming: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(pastOptions(match.venue, match.id));
  const hint = upcoming ? <p className="gutter py-3 text-center text-13 text-text-2">{TIMELINE_COPY.upcomingText}</p> : null;
  if (!data) {
    return (
      <>
        {hint}
        {error ? <ErrorState title={PAST_COPY.error} reason={error} busy={isFetching} onRetry={() => void refetch()} /> : <PastSkeleton />}
      </>
    );
  }
  if (isBlank(data)) return upcoming ? <EmptyState title={TIMELINE_COPY.upcoming} hint={TIMELINE_COPY.upcomingText} /> : null;
  const { form, meetings, table } = data;
  return (
    <>
      {hint}
      {form && form.home.length + form.away.length > 0 ? (
        <Block title={PAST_COPY.form}>
          {(['home', 'away'] as const).map((side) =>
            form[side].length === 0 ? null : <TeamForm key={side} match={match} name={match[side].name} results={form[side]} />,
          )}
        </Block>
      ) : null}
      {meetings && meetings.length > 0 ? (
        <Block title={PAST_COPY.meetings}>
          <Meetings sport={match.sport} tally={tallyOf(meetings)} />
          <Results label={PAST_COPY.meetings} results={meetings} />
        </Block>
      ) : null}
      {table && table.rows.length > 0 ? (
        <Block title={table.ranking === 'points' ? PAST_COPY.table : PAST_COPY.winTable} note={match.league.name}>
          <PastTable sport={match.sport} table={table} />
        </Block>
      ) : null}
    </>
  );
}

function Block({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-2 border-y border-line bg-surface">
      <h2 className="gutter flex min-h-12 flex-wrap items-center justify-center gap-x-2 text-15 font-semibold">
        {title}
        {note ? <span className="text-12 font-normal text-text-2">{note}</span> : null}
      </h2>
      {children}
    </section>
  );
}

/** Sports whose matches can end level. */
const hasDraws = (sport: SportId) => sport === 'football';

function TeamForm({ match, name, results }: { match: Match; name: string; results: readonly PastResult[] }) {
  const tally = tallyOf(results);
  const figures = figuresOf(match.sport, tally);
  return (
    <>
      <h3 className="gutter flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-t border-line py-2 text-14">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          <ShirtMark name={name} home={match.home.name} />
          {name}
        </span>
        <span className="text-12 font-normal text-text-2">
          {PAST_COPY.tally(tally, hasDraws(match.sport))}
          {figures === null ? null : `，${figures}`}
        </span>
      </h3>
      <Results label={`${name} ${PAST_COPY.form}`} results={results} />
    </>
  );
}

/** Goals, or points per match; null for sports that count sets. */
function figuresOf(sport: SportId, tally: Tally): string | null {
  if (sport === 'football') return PAST_COPY.goals(tally);
  return sport === 'basketball' ? PAST_COPY.average(tally) : null;
}

const TONES: Record<Outcome, Tone> = { won: 'up', drawn: 'neutral', lost: 'down' };

/** Outcome, day and league, then both teams with the score; the team whose result it is in bold. */
function Results({ label, results }: { label: string; results: readonly PastResult[] }) {
  return (
    <ol aria-label={label}>
      {results.map((result) => {
        const outcome = outcomeOf(result);
        const name = (side: 'home' | 'away') => (result.side === side ? 'font-semibold' : 'text-text-2');
        return (
          <li
            key={`${result.kickOff} ${result.home}`}
            className="gutter flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line py-1"
          >
            <Tag tone={TONES[outcome]}>{OUTCOME_NAMES[outcome]}</Tag>
            <span className="min-w-15 shrink-0 text-11 text-text-2">
              <span className="block whitespace-nowrap">{dateText(result.kickOff).slice(2)}</span>
              {/* As wide as the date, whatever the league's name. */}
              <span className="block w-0 min-w-full truncate">{result.league}</span>
            </span>
            <span className="grid min-w-0 flex-1 basis-44 grid-cols-[1fr_auto_1fr] items-center gap-2 text-13">
              <span className={`min-w-0 text-right wrap-anywhere ${name('home')}`}>{result.home}</span>
              <span className="min-w-9 text-center text-15 font-semibold">{scoreText(result.score)}</span>
              <span className={`min-w-0 wrap-anywhere ${name('away')}`}>{result.away}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Per cent of the width between two parts of the bar. */
const GAP = 0.6;

/** `主胜 3 · 平 2 · 客胜 5`, of the present sides, over a bar of their shares. */
function Meetings({ sport, tally }: { sport: SportId; tally: Tally }) {
  const parts = [
    { name: PAST_COPY.homeWins, count: tally.won, fill: 'fill-brand' },
    ...(hasDraws(sport) ? [{ name: PAST_COPY.draws, count: tally.drawn, fill: 'fill-text-3' }] : []),
    { name: PAST_COPY.awayWins, count: tally.lost, fill: 'fill-control' },
  ];
  let from = 0;
  return (
    <div className="gutter pb-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-13 text-text-2">
        {parts.map(({ name, count }) => (
          <span key={name}>
            {name} <b className="text-15 font-semibold text-text">{count}</b>
          </span>
        ))}
      </p>
      <svg aria-hidden="true" className="mt-1 block h-1 w-full">
        {parts.map(({ name, count, fill }) => {
          const share = (count / tally.played) * 100;
          const x = from;
          from += share;
          return <rect key={name} x={`${x}%`} width={`${Math.max(0, share - GAP)}%`} height="100%" rx="2" className={fill} />;
        })}
      </svg>
    </div>
  );
}
