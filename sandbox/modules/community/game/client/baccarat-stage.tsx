import { useState } from 'react';
import type { StageProps } from './game-page';
import { GoButton } from './go-button';
import { Card } from './pictures';
import { amountOf, betName, rankOf, rateOf } from '../round.copy';
import { BACCARAT_PAYS, BACCARAT_SIDES, pointsOf, type BaccaratOutcome, type BaccaratSide } from '../rules/baccarat.rules';

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
export function BaccaratStage({ view, busy, closed, revealing, stake, play }: StageProps) {
  const [side, setSide] = useState<BaccaratSide>('player');
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as BaccaratOutcome | null;
  return (
    <section className="stage" aria-label="牌桌">
      <div className="table-felt">
        <Hand side="闲" round={round?.id ?? ''} first={0} cards={outcome?.player ?? []} hidden={revealing} />
        <Hand side="庄" round={round?.id ?? ''} first={HAND_CARDS} cards={outcome?.banker ?? []} hidden={revealing} />
      </div>
      <output className="result">
        {revealing
          ? '发牌中'
          : !outcome || !round
            ? '选一门下注，开和时庄、闲退回本金'
            : `开${betName('baccarat', outcome.winner)}，${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中'}`}
      </output>
      <fieldset className="bets three" aria-label="投注项">
        {BACCARAT_SIDES.map((code) => (
          <button key={code} type="button" aria-pressed={code === side} onClick={() => setSide(code)}>
            {betName('baccarat', code)}
            <small>{rateOf(BACCARAT_PAYS[code])}</small>
          </button>
        ))}
      </fieldset>
      <GoButton text="发牌" stake={stake} largest={view.largest[side]!} disabled={busy || closed} onGo={() => play(side)} />
    </section>
  );
}
