'use client';

import { ErrorState } from '@/components/ui/error-state';
import { Strip } from '@/components/ui/strip';
import { toFailure } from '@/lib/domain/betting/sport/list/failure.rules';
import { TROUBLE_COPY } from '@/lib/domain/betting/sport/list/trouble.copy';
import type { Match, Pair } from '@/lib/domain/betting/match/sport.model';
import { FIGURE_NAMES, TIMELINE_COPY } from '@/lib/domain/betting/sport/event/timeline.copy';
import type { Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import { DataSkeleton } from './data-skeleton';
import { PastBoard } from './past-board';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import { venueCounts } from './score-counts';
import { SplitBar } from './split-bar';
import { TimelineList } from './timeline-list';
import { useTimeline } from './use-timeline';

/** 数据: both sides' figures, the events, newest first, and the results that came before the match. */
export function DataBoard({ match }: { match: Match }) {
  const course = useTimeline(match);
  const upcoming = match.status === 'upcoming' || course.timeline?.status === 'upcoming';
  return (
    <>
      {upcoming ? null : <Course match={match} {...course} />}
      <PastBoard match={match} upcoming={upcoming} />
    </>
  );
}

/** The match so far. */
function Course({ match, timeline, error, isLoading: confirming, retry }: { match: Match } & ReturnType<typeof useTimeline>) {
  const failure = toFailure(error);
  if (!timeline && failure) {
    return (
      <>
        <div className="mb-2 border-b border-line">
          <ErrorState title={TIMELINE_COPY.error} reason={failure.message} code={failure.code} busy={confirming} onRetry={retry} />
        </div>
        <Figures match={match} figures={venueCounts(match)} />
      </>
    );
  }
  if (!timeline) return <DataSkeleton />;
  return (
    <>
      {failure ? <Strip tone="brand">{TROUBLE_COPY.updateFailing}</Strip> : null}
      <Figures match={match} figures={figuresOf(timeline)} />
      <div className="mb-2">
        <TimelineList match={match} events={timeline.events} />
      </div>
    </>
  );
}

type Named = readonly (readonly [name: string, pair: Pair])[];

function figuresOf({ figures }: Timeline): Named {
  return figures.map(({ kind, home, away }) => [FIGURE_NAMES[kind], [home, away]]);
}

/** A line per figure: the numbers at both ends, its name between, and how they share the whole. */
function Figures({ match, figures }: { match: Match; figures: Named }) {
  if (figures.length === 0) return null;
  return (
    <section aria-label={TIMELINE_COPY.statistics} className="gutter mb-2 border-b border-line bg-surface pb-3">
      <h2 className="flex min-h-12 items-center justify-center text-15 font-semibold">{TIMELINE_COPY.statistics}</h2>
      <p aria-hidden="true" className="flex items-center justify-between gap-4 text-13 text-text-2">
        <Side name={match.home.name} home={match.home.name} />
        <Side name={match.away.name} home={match.home.name} reverse />
      </p>
      <ul>
        {figures.map(([name, pair]) => (
          <li key={name} className="mt-3">
            <p className="flex items-baseline justify-between text-13 text-text-2">
              <span className="sr-only">{match.home.name}</span>
              <span className="min-w-10 text-15 font-semibold text-text">{pair[0]}</span>
              {name}
              <span className="sr-only">{match.away.name}</span>
              <span className="min-w-10 text-right text-15 font-semibold text-text">{pair[1]}</span>
            </p>
            <SplitBar pair={pair} className="mt-1 h-1" home="fill-brand" away="fill-control" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ name, home, reverse }: { name: string; home: string; reverse?: boolean }) {
  return (
    <span className={`flex min-w-0 items-center gap-2 ${reverse ? 'flex-row-reverse' : ''}`}>
      <ShirtMark name={name} home={home} />
      <span className="truncate">{name}</span>
    </span>
  );
}
