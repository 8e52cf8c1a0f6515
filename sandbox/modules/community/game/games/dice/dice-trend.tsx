import type { Draws } from '../../client/use-draws';
import { diceGame, type DiceOutcome } from './dice.game';
import { diceWin, sumOf, type DICE_SIDES } from './dice.rules';

type Side = (typeof DICE_SIDES)[number];

/** Sides of a throw in their two columns; three alike are in both. */
const COLUMNS = [
  ['big', 'small', 'triple'],
  ['odd', 'even', 'triple'],
] as const satisfies readonly (readonly Side[])[];

const sideOf = (dice: readonly number[], sides: readonly Side[]) => sides.find((side) => diceWin(side, dice))!;

/** 走势: the last draws by sum and sides, and how often each side came. */
export function DiceTrend({ draws }: { draws: Draws<DiceOutcome>['known'] }) {
  if (draws.length === 0) return null;
  const counts = (['big', 'small', 'odd', 'even', 'triple'] as const).map((side) => {
    return `${diceGame.betName(side)} ${draws.filter(({ outcome: { dice } }) => diceWin(side, dice)).length}`;
  });
  return (
    <details>
      <summary>走势</summary>
      <p className="note">
        近 {draws.length} 期：{counts.join('，')}。每期独立，过去的结果不影响下一期。
      </p>
      <table className="dice-trend">
        <thead>
          <tr>
            {['期号', '骰子', '和值', '大小', '单双'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draws.map(({ number, outcome: { dice } }) => (
            <tr key={number}>
              <th scope="row">{diceGame.rules.timetable.periodName(number).split('-').at(-1)}</th>
              <td>{dice.join(' ')}</td>
              <td>{sumOf(dice)}</td>
              {COLUMNS.map((sides) => {
                const side = sideOf(dice, sides);
                return (
                  <td key={sides[0]} className={side}>
                    {diceGame.betName(side)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
