'use client';

import { EVENT_NAMES, FIGURE_NAMES, MOMENTUM_NAMES } from '@/lib/domain/betting/sport/event/timeline.copy';
import type { Match, SportId } from '@/lib/domain/betting/match/sport.model';
import type { FigureKind, Side, Timeline } from '@/lib/domain/betting/sport/event/timeline.model';
import { minutesOf, momentumOf, momentumText, type Momentum } from '@/lib/domain/betting/sport/event/timeline.rules';
import { MomentumSkeleton } from './momentum-skeleton';
import { ScoreCounts } from './score-counts';
import { useTimeline } from './use-timeline';

const HEIGHT = 40;
const MIDDLE = HEIGHT / 2;
/** px of the strongest bar; goals are beyond it. */
const TALLEST = 13;
const DOT = 2.75;
const GOAL_AT = 16;

/** Attacks and goals over time; the venue's own counts where the platform has no timeline. */
export function ScoreMomentum({ match }: { match: Match }) {
  const { timeline, error } = useTimeline(match);
  if (!timeline) return error ? <ScoreCounts match={match} /> : <MomentumSkeleton />;
  const notes = { home: notesOf(match.sport, timeline, 'home'), away: notesOf(match.sport, timeline, 'away') };
  const notesText = (['home', 'away'] as const).flatMap((side) => notes[side].map(([name, value]) => match[side].name + name + value));
  return (
    <>
      <Drawing momentum={momentumOf(match.sport, timeline)} text={[momentumText(match, timeline), ...notesText].join('，')} />
      <p aria-hidden="true" className="flex items-baseline justify-between gap-3 text-12 text-on-roof-2">
        <Beside notes={notes.home} />
        <span className="shrink-0">{MOMENTUM_NAMES[match.sport]}</span>
        <Beside notes={notes.away} right />
      </p>
    </>
  );
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

function Drawing({ momentum, text }: { momentum: Momentum; text: string }) {
  return (
    <svg role="img" aria-label={text} width="100%" height={HEIGHT} className="block overflow-visible">
      <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} className="stroke-on-roof-2" opacity="0.5" />
      {momentum.ticks.map((at) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y1="2" y2={HEIGHT - 2} className="stroke-on-roof-2" opacity="0.5" />
      ))}
      {momentum.bars.map(({ at, width, size }) => {
        const high = Math.round(Math.abs(size) * TALLEST * 10) / 10;
        return (
          <rect
            key={at}
            x={percent(at + width * 0.18)}
            width={percent(width * 0.64)}
            y={size > 0 ? MIDDLE - high : MIDDLE}
            height={high}
            className={size > 0 ? 'fill-on-roof' : 'fill-on-roof-2'}
            opacity={size > 0 ? 1 : 0.7}
          />
        );
      })}
      {momentum.dots.map(({ at, side }, index) => (
        // Two goals of a side in one bar overlap.
        // oxlint-disable-next-line react/no-array-index-key
        <circle key={index} cx={percent(at)} cy={MIDDLE + (side === 'home' ? -GOAL_AT : GOAL_AT)} r={DOT} className="fill-on-roof" />
      ))}
    </svg>
  );
}

type Note = readonly [name: string, value: string];

/** The most telling figure beside the chart, where football has minutes of goals and sendings-off. */
const NOTED: Partial<Record<SportId, FigureKind>> = { basketball: 'largest-lead', tennis: 'breaks' };

function notesOf(sport: SportId, timeline: Timeline, side: Side): readonly Note[] {
  const figure = timeline.figures.find(({ kind }) => kind === NOTED[sport]);
  if (figure) return [[FIGURE_NAMES[figure.kind], String(figure[side])]];
  return (['goal', 'red'] as const)
    .map((kind) => [EVENT_NAMES[kind], minutesOf(timeline, kind, side)] as const)
    .filter(([, minutes]) => minutes !== '');
}

function Beside({ notes, right }: { notes: readonly Note[]; right?: boolean }) {
  const text = notes.map(([name, value]) => `${name} ${value}`).join(' ');
  return <span className={`min-w-0 flex-1 truncate ${right ? 'text-right' : ''}`}>{text}</span>;
}
