import { BeadRoad } from '../../client/bead-road';
import { BetField, TableFoot } from '../../client/bet-table';
import { DrawHead, ownResult, stakedText } from '../../client/draw-head';
import type { StageProps } from '../../client/stage.model';
import { useBetTable } from '../../client/use-bet-table';
import { useIsNew } from '../../client/use-is-new';
import { BACCARAT_NAMES } from '../baccarat/baccarat.game';
import type { BaccaratOutcome } from '../baccarat/baccarat.rules';
import { baccaratRoadGame } from './baccarat-road.game';
import { BACCARAT_PAIRS, roadTablePays, type RoadTableBet } from './baccarat-road.rules';
import { BigRoad } from './big-road';
import { BIG_ROAD_ROWS } from './big-road.rules';
import { dealMs } from './deal-time.rules';
import { DealtHands } from './dealt-hands';

/** Columns of the two roads. */
const BEAD_COLUMNS = 7;
const BIG_COLUMNS = 12;

/** 百家乐·路单桌. */
export function BaccaratRoadStage(props: StageProps) {
  const { view, revealing } = props;
  const { open, last } = view.timetable!;
  const draw = open[0]!;
  const table = useBetTable(props, draw.mine.largest, draw.number);
  const known = last.flatMap(({ number, outcome }) => (outcome === null ? [] : [{ number, outcome: outcome as BaccaratOutcome }]));
  const newest = known[0];
  // The cards lie face down from the end of betting, for players without a bet too.
  const waiting = revealing || !newest || last[0]?.outcome === null;
  const outcome = waiting ? null : newest.outcome;
  const isNew = useIsNew(newest?.number);
  const hands = known.toReversed().map(({ number, outcome: { winner } }) => ({ key: String(number), winner }));
  const late = { '--late': outcome ? `${dealMs(outcome)}ms` : '0ms' } as React.CSSProperties;
  const field = (bet: RoadTableBet, className = '') => (
    <BetField
      key={bet}
      table={table}
      bet={bet}
      name={baccaratRoadGame.betName(bet)}
      rate={draw.rates[bet] ?? roadTablePays(bet)}
      className={className}
    />
  );
  return (
    <section className={`stage baccarat-road ${isNew && outcome ? 'settling' : ''}`} style={late} aria-label="牌桌">
      <DrawHead view={view} draw={draw} />
      <div className="roads">
        <BeadRoad
          beads={hands.map(({ key, winner }) => ({ key, text: BACCARAT_NAMES[winner], tone: winner }))}
          rows={BIG_ROAD_ROWS}
          columns={BEAD_COLUMNS}
        />
        <BigRoad hands={hands} columns={BIG_COLUMNS} />
      </div>
      <DealtHands number={newest?.number ?? 0} outcome={outcome} isNew={isNew} />
      <output className="result">
        {outcome && newest ? (
          <span key={newest.number} className={isNew ? 'late' : ''}>
            {[baccaratRoadGame.outcomeText(outcome), ownResult(view, newest.number) ?? []].flat().join('；')}
          </span>
        ) : newest ? (
          '上期等待开牌'
        ) : (
          '等待开牌'
        )}
      </output>
      <fieldset className="bets three" aria-label="闲、和、庄，开和退回闲、庄">
        {(['player', 'tie', 'banker'] as const).map((bet) => field(bet, bet))}
      </fieldset>
      <fieldset className="bets two" aria-label="对子，前两张点数相同">
        {BACCARAT_PAIRS.map((bet) => field(bet, bet === 'player-pair' ? 'player' : 'banker'))}
      </fieldset>
      <TableFoot table={table} text="下注" draw={draw.number} note={stakedText(draw)} props={props} />
    </section>
  );
}
