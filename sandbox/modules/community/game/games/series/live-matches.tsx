import type { GameView } from '../../game-server';
import { amountOf } from '../../round.copy';
import type { LastDrawView } from '../../round.view';
import { POINT_NAMES, POINT_UNITS, seriesBetName } from './series.copy';
import { colourOf, Team } from './series-team';
import type { SeriesGame } from './series-timetable.rules';

/** The matches of the newest slot: each with its maps, the points of the map that is being played, and the player's bets on it. */
export function LiveMatches({ view, matches }: { view: GameView; matches: readonly LastDrawView[] }) {
  const unit = POINT_NAMES[POINT_UNITS[view.game as SeriesGame]];
  return (
    <ul className="live-matches">
      {matches.map((match) => (
        <li key={match.number}>
          <LiveMatch match={match} unit={unit} />
          {view.rounds
            .filter(({ draw }) => draw === match.number)
            .map(({ id, lines, stake, state, payout }) => (
              <small key={id} className="own">
                已投 {seriesBetName(lines[0]!.bet, match)} {amountOf(stake)}
                {state === 'settled' ? `，派彩 ${amountOf(payout)}` : ''}
              </small>
            ))}
        </li>
      ))}
    </ul>
  );
}

function LiveMatch({ match: { home, away, score }, unit }: { match: LastDrawView; unit: string }) {
  const { over = false, maps = [] } = score ?? {};
  return (
    <>
      <p className="live-head">
        <Team name={home} />
        <b>{score ? `${score.home} : ${score.away}` : '- : -'}</b>
        <Team name={away} />
      </p>
      <small className={over ? '' : 'running'}>{over ? '完场' : `第 ${maps.length} 局进行中`}</small>
      <ol className="maps">
        {maps.map(([mine, theirs], map) => (
          // A map's place in the match names it.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={map} className={over || map < maps.length - 1 ? 'ended' : ''}>
            <small>
              第 {map + 1} 局{unit}
            </small>
            <b>{mine}</b>
            <span className="share" aria-hidden="true">
              <i style={{ flexGrow: mine + 1, backgroundColor: colourOf(home) }} />
              <i style={{ flexGrow: theirs + 1, backgroundColor: colourOf(away) }} />
            </span>
            <b>{theirs}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
