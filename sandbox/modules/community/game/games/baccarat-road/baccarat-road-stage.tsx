import { BeadRoad } from '../../client/bead-road';
import { BetField } from '../../client/bet-table';
import { DrawFoot, DrawHead, withOwnResult } from '../../client/draws';
import type { StageProps } from '../../client/stage.model';
import { useDraws } from '../../client/use-draws';
import { useIsNew } from '../../client/use-is-new';
import { BACCARAT_NAMES } from '../baccarat/baccarat.game';
import type { BaccaratOutcome } from '../baccarat/baccarat.rules';
import { dealMs } from '../baccarat/deal-time.rules';
import { DealtHands } from '../baccarat/dealt-hands';
import { baccaratRoadGame } from './baccarat-road.game';
import { BACCARAT_PAIRS, roadTablePays, type RoadTableBet } from './baccarat-road.rules';
import { BigRoad } from './big-road';
import { BIG_ROAD_ROWS } from './big-road.rules';

/** Columns of the two roads. */
const BEAD_COLUMNS = 7;
const BIG_COLUMNS = 12;

/** 百家乐·路单桌. */
export function BaccaratRoadStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<BaccaratOutcome>(props);
  const { draw, table, known, waiting: isClosed } = draws;
  const newest = known[0];
  // The cards lie face down from the end of betting, for players without a bet too.
  const waiting = revealing || !newest || isClosed;
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
    <section className={`stage baccarat-table baccarat-road ${isNew && outcome ? 'settling' : ''}`} style={late} aria-label="牌桌">
      <DrawHead view={view} draw={draw} />
      <div className="roads">
        <BeadRoad
          beads={hands.map(({ key, winner }) => ({ key, text: BACCARAT_NAMES[winner], tone: winner }))}
          rows={BIG_ROAD_ROWS}
          columns={BEAD_COLUMNS}
        />
        <BigRoad hands={hands} columns={BIG_COLUMNS} />
      </div>
      <DealtHands round={String(newest?.number ?? 0)} outcome={outcome} isNew={isNew} />
      <output className="result">
        {outcome && newest ? (
          <span key={newest.number} className={isNew ? 'late' : ''}>
            {withOwnResult(baccaratRoadGame.outcomeText(outcome), view, newest.number)}
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
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
