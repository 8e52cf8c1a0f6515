import { useState } from 'react';
import { BetField } from '../../client/bet-table';
import { DrawFoot, DrawHead, withOwnResult } from '../../client/draws';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { TableTabs } from '../../client/table-tabs';
import { useDraws } from '../../client/use-draws';
import { CarNumber, RaceTrack } from './race-track';
import { racingGame } from './racing.game';
import { CARS, DUEL_BETS, FIRST_BETS, SUM_BETS, type RacingOutcome } from './racing.rules';

const TABS = [
  { key: 'first', text: '冠军', bets: FIRST_BETS },
  { key: 'sum', text: '冠亚和', bets: SUM_BETS },
  { key: 'duel', text: '龙虎', bets: DUEL_BETS },
] as const;

const TAB_NOTES: Readonly<Record<string, string>> = {
  first: '6 及以上为大',
  sum: '冠军与亚军号码之和，12 及以上为大',
  duel: '冠军对第十名，亚军对第九名，依次类推；前名号码大为龙',
};

/** A bet's name on the table, whose tab says the rest. */
function shortName(bet: string) {
  const [kind, name] = bet.split('-');
  if (kind === 'first' && Number(name) > 0) return <CarNumber car={Number(name)} />;
  if (kind === 'first' || kind === 'sum') return racingGame.betName(bet).replace(/^(?:冠军|冠亚和) ?/, '');
  return racingGame.betName(bet);
}

/** The order of arrival in coloured numbers; empty fields while it is not known. */
function Arrival({ order }: { order: readonly number[] | null }) {
  return (
    <ol className="race-order" aria-label="名次">
      {order
        ? order.map((car) => (
            <li key={car}>
              <CarNumber car={car} />
            </li>
          ))
        : CARS.map((car) => <li key={car} className="unknown" />)}
    </ol>
  );
}

/** 赛车十. */
export function RacingStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<RacingOutcome>(props);
  const { draw, table, known } = draws;
  const [shown, setShown] = useState<string>(TABS[0].key);
  const newest = known[0];
  const order = newest && !revealing ? newest.outcome.order : null;
  return (
    <section className="stage racing" aria-label="赛车场">
      <DrawHead view={view} draw={draw} />
      <RaceTrack order={order} running={revealing} />
      <div className="race-order-row">
        <small>{revealing ? '比赛中' : newest ? `${racingGame.rules.timetable.periodName(newest.number).slice(-3)} 期` : '待开赛'}</small>
        <Arrival order={order} />
      </div>
      <Strip
        label="近期冠军"
        items={known.map(({ number, outcome }) => ({
          key: String(number),
          text: String(outcome.order[0]),
          tone: `car-${outcome.order[0]}`,
        }))}
      />
      <output className="result">
        {revealing
          ? '冲线前，名次未定'
          : order && newest
            ? withOwnResult(`冠军 ${order[0]} 号，亚军 ${order[1]} 号，和 ${order[0]! + order[1]!}`, view, newest.number)
            : '选好投注项，等待开赛'}
      </output>
      <TableTabs tabs={TABS} shown={shown} onShow={setShown} table={table} />
      <fieldset className={`bets ${shown}`} aria-label="投注项">
        {TABS.find(({ key }) => key === shown)!.bets.map((bet) => (
          <BetField key={bet} table={table} bet={bet} name={racingGame.betName(bet)} rate={draw.rates[bet]!}>
            {shortName(bet)}
          </BetField>
        ))}
      </fieldset>
      <small>{TAB_NOTES[shown]}</small>
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
