import { HOUR } from '@pavilion/number/duration';
import type { GameView } from '../game-server';
import { HIGH_LOW_OPEN_MS } from '../high-low';
import { HIGH_LOW_RETURN } from '../rules/high-low.rules';
import { amountOf, betName, drawName } from '../round.copy';
import { isSeries } from '../timetable.rules';

/** Limits of the table: what a round can pay, and the stakes that follow from it. */
export function TableLimits({ view }: { view: GameView }) {
  const bets = isSeries(view.game) ? [] : Object.entries(view.largest).filter(([bet]) => bet !== '');
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
                <th scope="row">{betName(view.game, bet)}</th>
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

function limitSentences({ game, minStake, maxWin, largest, timetable }: GameView): string[] {
  const max = Math.max(...Object.values(largest));
  const cap = amountOf(maxWin);
  const stakes = `单注 ${amountOf(minStake)} 至 ${amountOf(max)}。`;
  if (game === 'high-low') {
    return [
      stakes,
      `每局最高派彩 ${cap}：猜对后会超出的猜法不再提供；两种都不提供时自动收手。`,
      `同时只能有一局未结束。开局满 ${HIGH_LOW_OPEN_MS / HOUR} 小时仍未结束的，按当时可得金额自动收手；还没猜过的退回本金的 ${HIGH_LOW_RETURN}%。`,
    ];
  }
  if (timetable) return [stakes, `${drawName(game)}各注的可能派彩合计最高 ${cap}，投在相反的两边也各自计入。`];
  return [stakes, `每局最高派彩 ${cap}，单注限额由此而定。`];
}
