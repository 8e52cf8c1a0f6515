import { BeadRoad } from '../../client/bead-road';
import { BetField, TableFoot } from '../../client/bet-table';
import type { StageProps } from '../../client/stage.model';
import { useBetTable } from '../../client/use-bet-table';
import { useIsNew } from '../../client/use-is-new';
import { usePastRounds } from '../../client/use-past-rounds';
import { amountOf } from '../../round.copy';
import { BACCARAT_NAMES } from './baccarat.game';
import { BACCARAT_PAYS, BACCARAT_SIDES, type BaccaratOutcome } from './baccarat.rules';
import { dealMs } from './deal-time.rules';
import { DealtHands } from './dealt-hands';

/** The bead road: three rows of twelve. */
const ROAD = { rows: 3, columns: 12 };

/** 云亭百家乐. */
export function BaccaratStage(props: StageProps) {
  const { view, revealing } = props;
  const table = useBetTable(props, view.largest);
  const past = usePastRounds(view.rounds, ROAD.rows * ROAD.columns);
  const round = view.rounds[0];
  const isNew = useIsNew(round?.id) && !revealing;
  const outcome = revealing ? null : ((round?.outcome ?? null) as BaccaratOutcome | null);
  const late = { '--late': outcome && isNew ? `${dealMs(outcome)}ms` : '0ms' } as React.CSSProperties;
  return (
    <section className="stage baccarat-table baccarat" style={late} aria-label="牌桌">
      <BeadRoad
        {...ROAD}
        beads={past.toReversed().flatMap(({ id, outcome: known }) => {
          const winner = (known as BaccaratOutcome | null)?.winner;
          return winner ? [{ key: id, text: BACCARAT_NAMES[winner], tone: winner }] : [];
        })}
      />
      <DealtHands round={round?.id ?? ''} outcome={outcome} isNew={isNew} />
      <output className="result">
        {revealing ? (
          '发牌中'
        ) : outcome && round ? (
          <span key={round.id} className={isNew ? 'late' : ''}>
            {`开${BACCARAT_NAMES[outcome.winner]}，${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中'}`}
          </span>
        ) : (
          '选一门下注，开和时庄、闲退回本金'
        )}
      </output>
      <fieldset className="bets three" aria-label="投注项">
        {BACCARAT_SIDES.map((side) => (
          <BetField key={side} table={table} bet={side} name={BACCARAT_NAMES[side]} rate={BACCARAT_PAYS[side]} className={side} />
        ))}
      </fieldset>
      <TableFoot table={table} text="发牌" props={props} />
    </section>
  );
}
