import { HOUR } from '@pavilion/number/duration';
import { drawRulesOf, GAMES } from '../game-catalog';
import type { GameView } from '../game-server';
import { STEPS_OPEN_MS } from '../game.model';
import { amountOf, drawName } from '../round.copy';

/** Limits of the table: what a round can pay, and the stakes that follow from it. */
export function TableLimits({ view }: { view: GameView }) {
  const isMatch = drawRulesOf(view.game)?.match !== undefined;
  const bets = isMatch ? [] : Object.entries(view.largest).filter(([bet]) => bet !== '');
  return (
    <details className="fair">
      <summary>限额</summary>
      {limitSentences(view).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {bets.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">投注项</th>
              <th scope="col">单注限额</th>
            </tr>
          </thead>
          <tbody>
            {bets.map(([bet, largest]) => (
              <tr key={bet}>
                <th scope="row">{GAMES[view.game].betName(bet, null)}</th>
                <td>
                  {amountOf(view.minStake)} - {amountOf(largest)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function limitSentences({ game, minStake, maxWin, largest }: GameView): string[] {
  const { rules, leftCopy } = GAMES[game];
  const max = Math.max(...Object.values(largest));
  const cap = amountOf(maxWin);
  const stakes = `单注 ${amountOf(minStake)} 至 ${amountOf(max)}。`;
  switch (rules.kind) {
    case 'steps':
      return [stakes, `每局最高派彩 ${cap}。`, `同时只能有一局未结束。开局满 ${STEPS_OPEN_MS / HOUR} 小时仍未结束的，${leftCopy}`];
    case 'draws':
      return [stakes, `${drawName(game)}各注的可能派彩合计最高 ${cap}，投在相反的两边也各自计入。`];
    default:
      return [stakes, `每局最高派彩 ${cap}，单注限额由此而定。`];
  }
}
