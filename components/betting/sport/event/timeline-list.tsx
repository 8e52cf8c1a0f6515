import { Icon, type IconName } from '@/components/ui/icon';
import { SportIcon } from '@/components/ui/sport-icon';
import { scoreText } from '@/lib/domain/betting/sport/score.rules';
import { isOther, type Match } from '@/lib/domain/betting/match/sport.model';
import { TIMELINE_COPY } from '@/lib/domain/betting/sport/event/timeline.copy';
import type { EventKind, TimelineEvent } from '@/lib/domain/betting/sport/event/timeline.model';
import { eventText, minuteText } from '@/lib/domain/betting/sport/event/timeline.rules';
import { ShirtMark } from '@/components/betting/sport/shirt-mark';
import '@/components/betting/sport/sport.css';

/** Events so far, newest first: minute, sign, text, and the score after it. */
export function TimelineList({ match, events }: { match: Match; events: readonly TimelineEvent[] }) {
  const newest = events.toReversed();
  return (
    <section aria-label={TIMELINE_COPY.course} className="border-y border-line bg-surface">
      <h2 className="gutter flex min-h-12 items-center justify-center text-15 font-semibold">{TIMELINE_COPY.course}</h2>
      <ol>
        {newest.map((event, index) => (
          // New events only come on top: counted from the end, each keeps its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={events.length - index} match={match} event={event} />
        ))}
      </ol>
    </section>
  );
}

/** Kinds that change the score, or close a part of the match with it. */
const SCORING: ReadonlySet<EventKind> = new Set(['goal', 'half', 'lead', 'period', 'set', 'full', 'abandoned']);

function Row({ match, event }: { match: Match; event: TimelineEvent }) {
  const scoring = SCORING.has(event.kind);
  return (
    <li className="gutter flex min-h-11 items-center gap-2 border-t border-line text-14">
      <span className="w-12 shrink-0 text-13 text-text-2">{event.kind === 'start' || event.kind === 'half' ? '' : minuteText(event)}</span>
      <Sign match={match} kind={event.kind} />
      <span className={`shrink-0 ${scoring ? 'font-semibold' : ''}`}>{eventText(event)}</span>
      {event.side ? (
        <span className="flex min-w-0 items-center gap-2 text-text-2">
          <ShirtMark name={match[event.side].name} home={match.home.name} />
          <span className="truncate">{match[event.side].name}</span>
        </span>
      ) : null}
      <span className={`ml-auto shrink-0 pl-2 text-15 ${scoring ? 'font-semibold' : 'text-text-3'}`}>
        {event.kind === 'start' ? '' : scoreText(event.score)}
      </span>
    </li>
  );
}

const ICONS: Partial<Record<EventKind, IconName>> = {
  start: 'play',
  corner: 'flag',
  half: 'clock',
  period: 'clock',
  set: 'check',
  lead: 'chevron-up',
  full: 'circle-check',
  abandoned: 'pause',
};

function Sign({ match, kind }: { match: Match; kind: EventKind }) {
  const icon = ICONS[kind];
  if (kind === 'yellow' || kind === 'red') {
    return (
      <svg aria-hidden="true" width="18" height="18" className="shrink-0">
        <rect x="4" y="2" width="10" height="14" rx="2" className={`card ${kind}`} />
      </svg>
    );
  }
  return (
    <span className={`shrink-0 ${kind === 'goal' ? 'text-brand' : 'text-text-3'}`}>
      {icon ? <Icon name={icon} size={18} /> : isOther(match.sport) ? null : <SportIcon sport={match.sport} size={18} />}
    </span>
  );
}
