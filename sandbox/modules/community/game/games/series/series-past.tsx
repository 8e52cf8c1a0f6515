import type { LastDrawView } from '../../round.view';
import { standingsOf } from './series-form.rules';
import { Team, teamsBeside } from './series-team';

/** The table of the last matches, and their results. */
export function SeriesPast({ matches }: { matches: readonly LastDrawView[] }) {
  const over = matches.filter(({ score }) => score?.over);
  const [first] = over;
  if (!first) return null;
  return (
    <details className="series-past">
      <summary>积分榜与近期赛果</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">近 {over.length} 场</th>
            <th scope="col">胜</th>
            <th scope="col">负</th>
            <th scope="col">净胜局</th>
          </tr>
        </thead>
        <tbody>
          {standingsOf(teamsBeside(first.home), over).map(({ team, won, lost, maps }) => (
            <tr key={team}>
              <th scope="row">
                <Team name={team} />
              </th>
              <td>{won}</td>
              <td>{lost}</td>
              <td>{maps > 0 ? `+${maps}` : maps}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="matches">
        {over.map(({ number, home, away, score }) => (
          <li key={number}>
            <Team name={home} />
            <b>{`${score!.home} : ${score!.away}`}</b>
            <Team name={away} />
            <small>{score!.maps.map(([mine, theirs]) => `${mine}-${theirs}`).join(' ')}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
