import { Fragment } from 'react';
import { PayoutStrip } from '../../client/payout-strip';
import type { StageProps } from '../../client/stage.model';
import { currentRound } from '../../client/current-round';
import { BetFoot, Foot } from '../../client/foot';
import { Card } from '../../client/card';
import { rankOf } from '../../card.copy';
import { amountOf } from '../../round.copy';
import type { HighLowTable } from './high-low.game';
import { HIGH_LOW_GUESSES, winningRanks, type HighLowGuess } from './high-low.rules';

/** Chance of a guess, percent. */
const chanceOf = (rank: number, guess: HighLowGuess) => `${((winningRanks(rank, guess) / 13) * 100).toFixed(1)}%`;

/** Reason for which a guess is not offered. */
const noOffer = (rank: number, guess: HighLowGuess) => (winningRanks(rank, guess) === 0 ? '不可能' : '超过最高派彩');

/** 高低牌. */
export function HighLowStage(props: StageProps) {
  const { view, busy, revealing, step } = props;
  const round = currentRound(view);
  const table = (round?.table ?? null) as HighLowTable | null;
  const ended = round && !table ? (round.outcome as { cards: readonly number[] } | null) : null;
  const cards = table?.cards ?? ended?.cards ?? [];
  const guesses = round ? round.steps.filter((taken) => taken !== 'take').length : 0;
  return (
    <section className="stage high-low" aria-label="牌桌">
      <PayoutStrip rounds={view.rounds} />
      <div className="table-felt row">
        {/* Cards never change places. */}
        {cards.map((rank, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index === 0 ? null : (
              <i aria-hidden="true" className={round!.steps[index - 1]}>
                {round!.steps[index - 1] === 'higher' ? '↑' : '↓'}
              </i>
            )}
            <Card rank={rankOf(rank)} round={round?.id ?? ''} position={index} />
          </Fragment>
        ))}
        {cards.length === 0 || revealing || table ? <span className="playing-card back" aria-hidden="true" /> : null}
      </div>
      <output className="result">
        {revealing
          ? '翻牌中'
          : table && round
            ? guesses === 0
              ? '下一张更大还是更小？A 最小，K 最大，相同算输'
              : `已猜对 ${guesses} 次，现在收手可得 ${amountOf(table.value ?? 0)}`
            : round
              ? round.payout > 0
                ? `${round.steps.at(-1) === 'take' ? '收手' : '自动收手'}，派彩 ${amountOf(round.payout)}`
                : '猜错了，本局结束'
              : `最多连猜 ${HIGH_LOW_GUESSES} 次，随时收手`}
      </output>
      {table && round ? (
        <>
          <fieldset className="bets two" aria-label="猜下一张">
            {(['higher', 'lower'] as const).map((guess) => (
              <button
                key={guess}
                type="button"
                disabled={busy || table[guess] === null}
                onClick={() => step(round.id, round.steps.length, guess)}
              >
                {guess === 'higher' ? '更大' : '更小'}
                <small>
                  {table[guess] === null
                    ? noOffer(table.cards.at(-1)!, guess)
                    : `${chanceOf(table.cards.at(-1)!, guess)}，得 ${amountOf(table[guess])}`}
                </small>
              </button>
            ))}
          </fieldset>
          <Foot>
            <button
              type="button"
              className="go"
              disabled={busy || guesses === 0}
              onClick={() => step(round.id, round.steps.length, 'take')}
            >
              {guesses === 0 ? '先猜一张' : `收手（${amountOf(table.value ?? 0)}）`}
            </button>
          </Foot>
        </>
      ) : (
        <BetFoot text="开局" props={props} />
      )}
    </section>
  );
}
