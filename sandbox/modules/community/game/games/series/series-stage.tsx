import { Fragment, useState } from 'react';
import { Countdown } from '../../client/countdown';
import { Chips, DRAW_FULL, Foot, GoButton } from '../../client/foot';
import type { StageProps } from '../../client/stage.model';
import { amountOf } from '../../round.copy';
import { LiveMatches } from './live-matches';
import { OpenMatch } from './open-match';
import { SeriesPast } from './series-past';
import { seriesBetName } from './series.copy';
import { SERIES_AT_ONCE } from './series-timetable.rules';

const timeOf = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Shanghai' });

/** 云亭电竞联赛, and the leagues of venues with one page each. */
export function SeriesStage({ view, busy, closed, stake, play }: StageProps) {
  const { open, last } = view.timetable!;
  const [chosen, setChosen] = useState<{ draw: number; bet: string } | null>(null);
  const match = open.find(({ number }) => number === chosen?.draw) ?? null;
  const newest = last.slice(0, SERIES_AT_ONCE);
  return (
    <section className="stage" aria-label="赛事">
      <h2>{newest.some(({ score }) => !score?.over) ? '正在进行' : '刚刚结束'}</h2>
      <LiveMatches view={view} matches={newest} />
      {[...new Set(open.map(({ closesAt }) => closesAt))].map((closesAt) => (
        <Fragment key={closesAt}>
          <h2 className="draw-head">
            <span>{timeOf.format(closesAt)} 开赛</span>
            <Countdown until={closesAt} now={view.now} />
          </h2>
          {open
            .filter((draw) => draw.closesAt === closesAt)
            .map((draw) => (
              <OpenMatch
                key={draw.number}
                match={draw}
                past={last}
                chosen={chosen?.draw === draw.number ? chosen.bet : null}
                choose={(bet) => setChosen({ draw: draw.number, bet })}
              />
            ))}
        </Fragment>
      ))}
      <SeriesPast matches={last} />
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
