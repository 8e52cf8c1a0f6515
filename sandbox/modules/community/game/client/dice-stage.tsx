import { useState } from 'react';
import { Countdown } from './countdown';
import type { StageProps } from './game-page';
import { DRAW_FULL, GoButton } from './go-button';
import { Die } from './pictures';
import { amountOf, betName, rateOf } from '../round.copy';
import type { GameView } from '../game-server';
import { DICE_BETS } from '../rules/dice.rules';
import { periodName } from '../timetable.rules';

const periodOf = (number: number) => `${periodName(number)} 期`;
const sumOf = (dice: readonly number[]) => dice.reduce((sum, value) => sum + value, 0);

/** The player's own result in the newest drawn period; null without a bet on it. */
function ownResult({ rounds }: Pick<GameView, 'rounds'>, period: number): string | null {
  const own = rounds.filter(({ draw, state }) => draw === period && state === 'settled');
  if (own.length === 0) return null;
  const payout = own.reduce((sum, round) => sum + round.payout, 0);
  return payout === 0 ? '上期未中' : `上期派彩 ${amountOf(payout)}`;
}

/** 云亭快三. */
export function DiceStage({ view, busy, closed, revealing, stake, play }: StageProps) {
  const [bet, setBet] = useState<string>('big');
  const { open, last } = view.timetable!;
  const draw = open[0]!;
  const known = last.filter(({ outcome }) => outcome !== null);
  const newest = known[0];
  const dice = newest ? (newest.outcome as { dice: readonly number[] }).dice : [];
  return (
    <section className="stage" aria-label="快三">
      <div className="dice-table">
        <p>
          {newest ? periodOf(newest.number) : '等待开奖'}
          <span className={`dice ${revealing ? 'rolling' : ''}`}>
            {/* Dice never change places. */}
            {dice.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Die key={index} value={value} />
            ))}
          </span>
          {newest && !revealing ? <b>和值 {sumOf(dice)}</b> : null}
        </p>
        <p>
          {periodOf(draw.number)} <Countdown until={draw.closesAt} now={view.now} />
        </p>
      </div>
      <output className="result">
        {[
          newest && !revealing ? ownResult(view, newest.number) : null,
          draw.mine.count === 0 ? null : `本期已投 ${draw.mine.count} 注，共 ${amountOf(draw.mine.stake)}`,
        ]
          .filter((part) => part !== null)
          .join('·') || '豹子通杀大小单双'}
      </output>
      <fieldset className="bets" aria-label="投注项">
        {DICE_BETS.map((code) => (
          <button key={code} type="button" aria-pressed={code === bet} onClick={() => setBet(code)}>
            {betName('dice', code)}
            <small>{rateOf(draw.rates[code]!)}</small>
          </button>
        ))}
      </fieldset>
      <GoButton
        text={`投 ${betName('dice', bet)}`}
        stake={stake}
        largest={draw.mine.largest[bet]!}
        full={DRAW_FULL('本期', amountOf(view.maxWin))}
        disabled={busy || closed}
        onGo={() => play(bet, draw.number)}
      />
      <details>
        <summary>近期开奖</summary>
        <ol className="draws">
          {known.map(({ number, outcome }) => (
            <li key={number}>
              <span>{periodOf(number)}</span>
              <span>{(outcome as { dice: readonly number[] }).dice.join(' ')}</span>
              <span>和值 {sumOf((outcome as { dice: readonly number[] }).dice)}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
