import { BetField, TableFoot } from '../../client/bet-table';
import { DrawHead, ownResult, stakedText } from '../../client/draw-head';
import { Die } from './die';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useBetTable } from '../../client/use-bet-table';
import { diceGame, type DiceOutcome } from './dice.game';
import { DICE_BETS } from './dice.rules';

const diceOf = (outcome: unknown) => (outcome as DiceOutcome).dice;
const sumOf = (dice: readonly number[]) => dice.reduce((sum, value) => sum + value, 0);

/** 云亭快三. */
export function DiceStage(props: StageProps) {
  const { view, revealing } = props;
  const { open, last } = view.timetable!;
  const draw = open[0]!;
  const table = useBetTable(props, draw.mine.largest, draw.number);
  const known = last.filter(({ outcome }) => outcome !== null);
  const newest = known[0];
  const dice = newest ? diceOf(newest.outcome) : [];
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
        items={known.map(({ number, outcome }) => ({ key: String(number), text: `${diceOf(outcome).join('')}·${sumOf(diceOf(outcome))}` }))}
      />
      <output className="result">{(newest && !revealing ? ownResult(view, newest.number) : null) ?? '豹子通杀大小单双'}</output>
      <fieldset className="bets" aria-label="投注项">
        {DICE_BETS.map((bet) => (
          <BetField key={bet} table={table} bet={bet} name={diceGame.betName(bet)} rate={draw.rates[bet]!} />
        ))}
      </fieldset>
      <TableFoot table={table} text="下注" draw={draw.number} note={stakedText(draw)} props={props} />
    </section>
  );
}
