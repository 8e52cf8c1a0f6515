import { rankOf } from '../../card.copy';
import { BetField, TableFoot } from '../../client/bet-table';
import { Card } from '../../client/card';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useBetTable } from '../../client/use-bet-table';
import { amountOf } from '../../round.copy';
import { BACCARAT_NAMES } from './baccarat.game';
import { BACCARAT_PAYS, BACCARAT_SIDES, pointsOf, type BaccaratOutcome } from './baccarat.rules';

/** Most cards of one hand. */
const HAND_CARDS = 3;

/** `first`: position of its first card in the round. */
function Hand({
  side,
  round,
  first,
  cards,
  hidden,
}: {
  side: string;
  round: string;
  first: number;
  cards: readonly number[];
  hidden: boolean;
}) {
  return (
    <div className="hand">
      <h3>
        {side} <b>{hidden || cards.length === 0 ? '' : pointsOf(cards)}</b>
      </h3>
      <div className="cards">
        {hidden || cards.length === 0
          ? [0, 1].map((nth) => <span key={nth} className="playing-card back" />)
          : // A hand's cards keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            cards.map((rank, index) => <Card key={index} rank={rankOf(rank)} round={round} position={first + index} />)}
      </div>
    </div>
  );
}

/** 云亭百家乐. */
export function BaccaratStage(props: StageProps) {
  const { view, revealing } = props;
  const table = useBetTable(props, view.largest);
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as BaccaratOutcome | null;
  return (
    <section className="stage" aria-label="牌桌">
      <Strip
        label="最近结果"
        items={view.rounds.flatMap(({ id, outcome: past }) => {
          const winner = (past as BaccaratOutcome | null)?.winner;
          return winner ? [{ key: id, text: BACCARAT_NAMES[winner], tone: winner }] : [];
        })}
      />
      <div className="table-felt">
        <Hand side="闲" round={round?.id ?? ''} first={0} cards={outcome?.player ?? []} hidden={revealing} />
        <Hand side="庄" round={round?.id ?? ''} first={HAND_CARDS} cards={outcome?.banker ?? []} hidden={revealing} />
      </div>
      <output className="result">
        {revealing
          ? '发牌中'
          : !outcome || !round
            ? '选一门下注，开和时庄、闲退回本金'
            : `开${BACCARAT_NAMES[outcome.winner]}，${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中'}`}
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
