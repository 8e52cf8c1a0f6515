import { useState } from 'react';
import { currentRound } from '../../client/current-round';
import { BetFoot, Foot } from '../../client/foot';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { amountOf, rateOf } from '../../round.copy';
import { BlackjackHand, pointsText } from './blackjack-hand';
import { choiceRates } from './blackjack-odds.rules';
import { blackjackText, type BlackjackOutcome, type BlackjackTable } from './blackjack.game';
import type { BlackjackResult } from './blackjack.rules';

const SHORT: Readonly<Record<BlackjackResult, string>> = { natural: '黑杰克', won: '胜', push: '和', lost: '负', bust: '爆牌' };
const TONES: Readonly<Record<BlackjackResult, string>> = { natural: 'won', won: 'won', push: 'tie', lost: '', bust: '' };

/** Both choices' average returns, of 100 staked. */
function hintOf({ player, open }: BlackjackTable): string {
  const { hit, stand } = choiceRates(player, open);
  return `${hit > stand ? '要牌' : '停牌'}更好。平均每 100 收回：要牌 ${rateOf(hit * 100)}，停牌 ${rateOf(stand * 100)}。`;
}

/** 二十一点. */
export function BlackjackStage(props: StageProps) {
  const { view, busy, revealing, step } = props;
  const round = currentRound(view);
  const table = (round?.table ?? null) as BlackjackTable | null;
  const [last, setLast] = useState('');
  // A round that a natural ended at once is revealed from its first card on.
  const isDealing = revealing && !table;
  const over = round && !table && !isDealing ? (round.outcome as BlackjackOutcome | null) : null;
  const player = table?.player ?? over?.player ?? [];
  const bank = table ? [table.open] : (over?.bank ?? []);
  const choose = (choice: 'hit' | 'stand') => {
    setLast(choice);
    step(round!.id, round!.steps.length, choice);
  };
  return (
    <section className="stage" aria-label="牌桌">
      <Strip
        label="最近结果"
        items={view.rounds.flatMap(({ id, outcome }) => {
          const result = (outcome as BlackjackOutcome | null)?.result;
          return result ? [{ key: id, text: SHORT[result], tone: TONES[result] }] : [];
        })}
      />
      <div className="blackjack-table">
        <BlackjackHand
          key={`bank ${round?.id}`}
          side="庄家"
          round={round?.id ?? ''}
          first={0}
          cards={bank}
          backs={table ? 1 : over ? 0 : 2}
          turning={revealing && last === 'stand'}
        />
        <p>黑杰克赔 3 比 2，庄家满 17 点停牌</p>
        <BlackjackHand
          key={`player ${round?.id}`}
          side="闲家"
          round={round?.id ?? ''}
          first={1}
          cards={player}
          backs={table ? (revealing && last === 'hit' ? 1 : 0) : over ? 0 : 2}
          turning={revealing}
        />
      </div>
      <output className="result">
        {isDealing
          ? '发牌中'
          : revealing
            ? last === 'hit'
              ? '要牌中'
              : '庄家亮牌中'
            : table
              ? `您有 ${pointsText(player)} 点，要牌还是停牌？`
              : round && over
                ? `${blackjackText(over)}${round.payout > 0 ? `，${over.result === 'push' ? '退回' : '派彩'} ${amountOf(round.payout)}` : ''}`
                : '点数大于庄家且不超过 21 点即赢'}
      </output>
      {table && round ? (
        <Foot>
          <div className="foot-row blackjack-choices">
            <button type="button" className="stand" disabled={busy} onClick={() => choose('stand')}>
              停牌
            </button>
            <button type="button" className="go" disabled={busy} onClick={() => choose('hit')}>
              要牌
            </button>
          </div>
        </Foot>
      ) : (
        <BetFoot text="发牌" props={props} />
      )}
      <details>
        <summary>最佳策略</summary>
        <p className="note">{table ? hintOf(table) : '开局后显示要牌与停牌各自的平均收回。返还率按每一步都选更好的一项计算。'}</p>
      </details>
      <details>
        <summary>规则</summary>
        <p className="note">
          每张牌都从整副牌中独立抽取。A 算 1 点或 11 点，10、J、Q、K 算 10 点。前两张为 A 与 10 点牌是黑杰克，赔 3 比
          2；庄家也是黑杰克则和局，退回本金。 庄家有黑杰克时本局立即结束。满 21 点自动停牌，超过 21 点即输。庄家满 17 点停牌，软 17
          点也停。没有分牌、加倍和保险。
        </p>
      </details>
    </section>
  );
}
