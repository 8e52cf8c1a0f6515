import { useState } from 'react';
import { Countdown } from '../../client/countdown';
import type { StageProps } from '../../client/stage.model';
import { Chips, DRAW_FULL, Foot, GoButton } from '../../client/foot';
import { amountOf, rateOf } from '../../round.copy';
import { seriesBetName, TEAM_NAMES } from './series.copy';
import { SERIES_BETS } from './series.rules';

const timeOf = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Shanghai' });

const TEAMS: readonly (readonly string[])[] = Object.values(TEAM_NAMES);

/** A team with its mark: the first character on a colour of its own among the teams of its venue. */
function Team({ name }: { name: string }) {
  const teams = TEAMS.find((names) => names.includes(name)) ?? [name];
  const hue = (360 / teams.length) * teams.indexOf(name);
  return (
    <span className="team">
      <i aria-hidden="true" style={{ background: `hsl(${hue} 55% 30%)` }}>
        {name[0]}
      </i>
      {name}
    </span>
  );
}

/** 云亭电竞联赛. */
export function SeriesStage({ view, busy, closed, stake, play }: StageProps) {
  const { open, last } = view.timetable!;
  const [chosen, setChosen] = useState<{ draw: number; bet: string } | null>(null);
  const match = open.find(({ number }) => number === chosen?.draw) ?? null;
  return (
    <section className="stage" aria-label="赛事">
      <h2>进行中与刚结束</h2>
      <ul className="matches">
        {last.map(({ number, home, away, score }) => (
          <li key={number}>
            <Team name={home} />
            <b>{score ? `${score.home} : ${score.away}` : '- : -'}</b>
            <Team name={away} />
            <small>{score?.over ? '完场' : '进行中'}</small>
          </li>
        ))}
      </ul>
      <h2>即将开赛</h2>
      {open.map(({ number, home, away, closesAt, rates }) => (
        <article key={number} className="match">
          <h3>
            <Team name={home} /> 对 <Team name={away} />
            <small>
              {timeOf.format(closesAt)} 开赛·
              <Countdown until={closesAt} now={view.now} />
            </small>
          </h3>
          <fieldset className="bets two" aria-label={`${home} 对 ${away}`}>
            {SERIES_BETS.map((bet) => (
              <button
                key={bet}
                type="button"
                className="bet-field"
                aria-pressed={chosen?.draw === number && chosen.bet === bet}
                onClick={() => setChosen({ draw: number, bet })}
              >
                {seriesBetName(bet, { home, away })}
                <small>{rateOf(rates[bet]!)}</small>
              </button>
            ))}
          </fieldset>
        </article>
      ))}
      <Foot>
        <Chips stake={stake} />
        {match && chosen ? (
          <GoButton
            text={`投 ${seriesBetName(chosen.bet, match)}`}
            stake={stake.value}
            largest={match.mine.largest[chosen.bet]!}
            full={DRAW_FULL('本场', amountOf(view.maxWin))}
            disabled={busy || closed}
            onGo={() => play([{ bet: chosen.bet, stake: stake.value }], match.number)}
          />
        ) : (
          <button type="button" className="go" disabled>
            先选一个投注项
          </button>
        )}
      </Foot>
    </section>
  );
}
