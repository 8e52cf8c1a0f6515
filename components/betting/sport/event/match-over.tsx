import { Lazy } from '@/components/ui/lazy/lazy';
import { Strip } from '@/components/ui/strip';
import { EVENT_COPY } from '@/lib/domain/betting/sport/event/event.copy';
import { isOver } from '@/lib/domain/betting/match/over.rules';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { route } from '@/lib/routes';

const loadOutcome = async () => (await import('./match-outcome')).MatchOutcome;

/** Notice that a match is over, with the state and the place of its bets. A match that its venue only removed is searched in 赛果. */
export function MatchOver({ match }: { match: Match }) {
  const [title, hint] =
    match.status === 'cancelled'
      ? [EVENT_COPY.cancelled, EVENT_COPY.cancelledText]
      : match.status === 'ended'
        ? [EVENT_COPY.ended, EVENT_COPY.endedText]
        : [EVENT_COPY.gone, EVENT_COPY.goneText];
  return (
    <>
      <Strip tone={match.status === 'cancelled' ? 'warn' : 'brand'}>
        <b className="block text-15">{title}</b>
        {hint}
        <span className="mt-1 flex gap-5 font-semibold">
          <a href={route('/mine/record/betRecord')} className="hit-44">
            {EVENT_COPY.records}
          </a>
          <a href={route('/game/sport')} className="hit-44">
            {EVENT_COPY.toList}
          </a>
        </span>
      </Strip>
      <Lazy load={loadOutcome} wanted={!isOver(match)}>
        {(MatchOutcome) => <MatchOutcome match={match} />}
      </Lazy>
    </>
  );
}
