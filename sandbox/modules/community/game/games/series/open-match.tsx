import type { ReactNode } from 'react';
import type { GameView } from '../../game-server';
import { rateOf } from '../../round.copy';
import type { LastDrawView } from '../../round.view';
import { formOf } from './series-form.rules';
import { seriesBetName } from './series.copy';
import { Team } from './series-team';
import { SERIES_BETS, type SeriesBet } from './series.rules';

type OpenDraw = NonNullable<GameView['timetable']>['open'][number];

/** Bets on the first map and on the score. */
const OTHER_BETS = SERIES_BETS.filter((bet) => bet !== 'home' && bet !== 'away');

/** A match that takes bets. `chosen`: its chosen bet, null without one. */
export function OpenMatch({
  match,
  past,
  chosen,
  choose,
}: {
  match: OpenDraw;
  past: readonly LastDrawView[];
  chosen: string | null;
  choose: (bet: SeriesBet) => void;
}) {
  const { home, away, rates } = match;
  const field = (bet: SeriesBet, name: ReactNode = seriesBetName(bet, match)) => (
    <button key={bet} type="button" className="bet-field" aria-pressed={chosen === bet} onClick={() => choose(bet)}>
      {name}
      <small>{rateOf(rates[bet]!)}</small>
    </button>
  );
  return (
    <article className="match" aria-label={`${home} 对 ${away}`}>
      <fieldset className="bets two" aria-label="胜负">
        {field('home', <Team name={home} text={seriesBetName('home', match)} />)}
        {field('away', <Team name={away} text={seriesBetName('away', match)} />)}
      </fieldset>
      <div className="forms">
        <Form team={home} past={past} />
        <small>近况</small>
        <Form team={away} past={past} />
      </div>
      <details>
        <summary>首局与比分</summary>
        <fieldset className="bets two" aria-label="首局与比分">
          {OTHER_BETS.map((bet) => field(bet))}
        </fieldset>
      </details>
    </article>
  );
}

/** 近况: a team's last results, the newest first. */
function Form({ team, past }: { team: string; past: readonly LastDrawView[] }) {
  return (
    <ol className="form" aria-label={`${team}近况`}>
      {formOf(team, past).map((isWon, index) => (
        // The newest is first; a result has no name of its own.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={isWon ? 'form-won' : ''}>
          {isWon ? '胜' : '负'}
        </li>
      ))}
    </ol>
  );
}
