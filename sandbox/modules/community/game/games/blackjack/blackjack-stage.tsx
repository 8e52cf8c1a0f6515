import { useState } from 'react';
import { currentRound } from '../../client/current-round';
import { BetFoot } from '../../client/foot';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { amountOf, rateOf } from '../../round.copy';
import type { RoundView } from '../../round.view';
import { BlackjackChoices, STEP_NAMES } from './blackjack-choices';
import { BlackjackHand, pointsText } from './blackjack-hand';
import { bestStep, stepValues } from './blackjack-odds.rules';
import { blackjackText, resultText, type BlackjackOutcome, type BlackjackTable } from './blackjack.game';
import type { BlackjackStep } from './blackjack.rules';

/** Names of two hands after a split. */
const HANDS = ['第一手', '第二手'] as const;
/** Steps that open one more card of the hand. */
const DRAWING: ReadonlySet<BlackjackStep> = new Set(['hit', 'double']);

const playedHand = ({ hands, active }: BlackjackTable) => hands[active]!;

/** Average win or loss of each choice, of 100 staked at first. */
function hintOf(table: BlackjackTable): string {
  const values = stepValues(playedHand(table), table.open, { isSplit: table.hands.length > 1 });
  const texts = [...values].map(([step, { rate }]) => `${STEP_NAMES[step]} ${rate > 100 ? '+' : ''}${rateOf((rate - 100) * 100)}`);
  return `${STEP_NAMES[bestStep(values)]}最好。首注每 100 平均输赢：${texts.join('，')}。`;
}

/** A stake that came back, or a payout. */
function returnText({ stake, payout }: RoundView): string {
  if (payout === 0) return '';
  return `，${payout === stake ? '退回' : '派彩'} ${amountOf(payout)}`;
}

function questionOf(table: BlackjackTable): string {
  const hand = table.hands.length > 1 ? `${HANDS[table.active]} ` : '您有 ';
  return `${hand}${pointsText(playedHand(table))} 点，${table.steps.length > 2 ? '请选择' : '要牌还是停牌？'}`;
}

const REVEALING: Readonly<Record<BlackjackStep, string>> = { hit: '要牌中', stand: '停牌', double: '加倍补牌中', split: '分牌中' };

/** 二十一点. */
export function BlackjackStage(props: StageProps) {
  const { view, busy, revealing, step } = props;
  const round = currentRound(view);
  const table = (round?.table ?? null) as BlackjackTable | null;
  const [last, setLast] = useState<BlackjackStep>('stand');
  // A round that a natural ended at once is revealed from its first card on.
  const isDealing = revealing && !table;
  const over = round && !table && !isDealing ? (round.outcome as BlackjackOutcome | null) : null;
  const hands = table?.hands ?? (over ? [over.player, ...(over.second ? [over.second.player] : [])] : [[]]);
  const bank = table ? [table.open] : (over?.bank ?? []);
  const isLastHand = table?.active === hands.length - 1;
  const isDrawing = revealing && DRAWING.has(last);
  const choose = (choice: BlackjackStep) => {
    setLast(choice);
    step(round!.id, round!.steps.length, choice);
  };
  return (
    <section className="stage" aria-label="牌桌">
      <Strip
        label="最近结果"
        items={view.rounds.flatMap(({ id, state, outcome, stake, payout }) =>
          state === 'settled'
            ? [
                {
                  key: id,
                  text: resultText(outcome as BlackjackOutcome),
                  tone: payout > stake ? 'won' : payout === stake ? 'tie' : '',
                },
              ]
            : [],
        )}
      />
      <div className="blackjack-table">
        <BlackjackHand
          key={`bank ${round?.id}`}
          side="庄家"
          round={round?.id ?? ''}
          first={0}
          cards={bank}
          backs={table ? 1 : over ? 0 : 2}
          turning={revealing && last === 'stand' && isLastHand}
        />
        <p>黑杰克赔 3 比 2，庄家满 17 点停牌</p>
        <div className={`hands ${hands.length > 1 ? 'split' : ''}`}>
          {hands.map((cards, index) => (
            <BlackjackHand
              // A round's hands keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${round?.id} ${index}`}
              side={hands.length > 1 ? HANDS[index]! : '闲家'}
              round={round?.id ?? ''}
              first={1 + index * 20}
              cards={cards}
              backs={table ? (isDrawing && index === table.active ? 1 : 0) : over ? 0 : 2}
              turning={revealing}
              isHalf={hands.length > 1}
              isActive={hands.length > 1 && index === table?.active}
            />
          ))}
        </div>
      </div>
      <output className="result">
        {isDealing
          ? '发牌中'
          : revealing
            ? last === 'stand' && isLastHand
              ? '庄家亮牌中'
              : REVEALING[last]
            : table
              ? questionOf(table)
              : round && over
                ? `${blackjackText(over)}${returnText(round)}`
                : '点数大于庄家且不超过 21 点即赢'}
      </output>
      {table && round ? (
        <BlackjackChoices table={table} stake={round.lines[0]!.stake} balance={view.balance} busy={busy} onChoose={choose} />
      ) : (
        <BetFoot text="发牌" props={props} />
      )}
      <details>
        <summary>最佳策略</summary>
        <p className="note">{table ? hintOf(table) : '开局后显示每种选择的平均输赢。返还率按每一步都选最好的一项计算。'}</p>
      </details>
      <details>
        <summary>规则</summary>
        <p className="note">
          每张牌都从整副牌中独立抽取。A 算 1 点或 11 点，10、J、Q、K 算 10 点。前两张为 A 与 10 点牌是黑杰克，赔 3 比
          2；庄家也是黑杰克则和局，退回本金。庄家有黑杰克时本局立即结束。满 21 点自动停牌，超过 21 点即输。庄家满 17 点停牌，软 17
          点也停。没有保险。
        </p>
        <p className="note">加倍：前两张没有 A 且合计 9 至 11 点时，可再投一份首注，只补一张牌。</p>
        <p className="note">
          分牌：前两张点数相同时，可再投一份首注分成两手，各补一张后依次要牌或停牌；一对 A 分牌后每手只补一张。分牌后不能再分或加倍，21
          点不算黑杰克。
        </p>
      </details>
    </section>
  );
}
