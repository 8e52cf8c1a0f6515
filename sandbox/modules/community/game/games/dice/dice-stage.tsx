import { BetField } from '../../client/bet-table';
import { DrawFoot, DrawHead, ownResult } from '../../client/draws';
import { DiceTrend } from './dice-trend';
import { Die } from './die';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useDraws } from '../../client/use-draws';
import { diceGame, type DiceOutcome } from './dice.game';
import { DICE_BETS, sumOf } from './dice.rules';

/** 云亭快三. */
export function DiceStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<DiceOutcome>(props);
  const { draw, table, known } = draws;
  const newest = known[0];
  const dice = newest?.outcome.dice ?? [];
  return (
    <section className="stage" aria-label="快三">
      <DrawHead view={view} draw={draw} />
      <div className="dice-table">
        <p>
          {newest ? `${diceGame.rules.timetable.periodName(newest.number)} 期` : '等待开奖'}
          <span className={`dice ${revealing ? 'rolling' : ''}`}>
            {/* Dice never change places. */}
            {dice.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Die key={index} value={value} />
            ))}
          </span>
          {newest && !revealing ? <b>和值 {sumOf(dice)}</b> : null}
        </p>
      </div>
      <Strip
        label="近期开奖"
        items={known.map(({ number, outcome: { dice: past } }) => ({ key: String(number), text: `${past.join('')}·${sumOf(past)}` }))}
      />
      <output className="result">{(newest && !revealing ? ownResult(view, newest.number) : null) ?? '豹子通杀大小单双'}</output>
      <fieldset className="bets" aria-label="投注项">
        {DICE_BETS.map((bet) => (
          <BetField key={bet} table={table} bet={bet} name={diceGame.betName(bet)} rate={draw.rates[bet]!} />
        ))}
      </fieldset>
      <DiceTrend draws={known} />
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
