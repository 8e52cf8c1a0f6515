import { BetField } from '../../client/bet-table';
import { DrawFoot, DrawHead, withOwnResult } from '../../client/draws';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useIsNew } from '../../client/use-is-new';
import { useDraws } from '../../client/use-draws';
import { BullHand } from './bull-hand';
import { BULL_NAMES, bullGame, DOOR_NAMES, winnersText } from './bull.game';
import { bullOf, DOORS, isWon, type BullOutcome } from './bull.rules';

/** 百人牛牛. */
export function BullStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<BullOutcome>(props);
  const { draw, table, known } = draws;
  const newest = known[0];
  const isNew = useIsNew(newest?.number);
  const outcome = newest && !revealing ? newest.outcome : null;
  return (
    <section className="stage bull" aria-label="牌桌">
      <DrawHead view={view} draw={draw} />
      <Strip
        label="近期结果"
        items={known.map(({ number, outcome: past }) => {
          const text = winnersText(past);
          return { key: String(number), text: text.replaceAll('、', ''), tone: text === '庄家通吃' ? 'banker' : '' };
        })}
      />
      <div key={newest?.number} className={`bull-felt ${revealing ? 'dealing' : isNew ? 'dealt' : ''}`}>
        <BullHand name="庄" cards={outcome?.banker ?? null} />
        <div className="bull-doors">
          {DOORS.map((door, index) => (
            <BullHand
              key={door}
              name={DOOR_NAMES[door]}
              cards={outcome?.doors[index] ?? null}
              won={outcome !== null && isWon(outcome.doors[index]!, outcome.banker)}
            />
          ))}
        </div>
      </div>
      <output className="result">
        {revealing
          ? '发牌中'
          : outcome && newest
            ? withOwnResult(
                `${bullGame.rules.timetable.periodName(newest.number).slice(-4)} 期庄${BULL_NAMES[bullOf(outcome.banker)]}，${winnersText(outcome)}`,
                view,
                newest.number,
              )
            : '选一门或几门下注，等待发牌'}
      </output>
      <fieldset className="bets bull-bets" aria-label="投注项">
        {DOORS.map((door) => (
          <BetField key={door} table={table} bet={door} name={DOOR_NAMES[door]} rate={draw.rates[door]!} />
        ))}
      </fieldset>
      <small>三张凑成十的倍数即有牛，余下两张定点数；点数相同比最大一张，先比点数再比黑红梅方，完全相同庄胜。平倍，最多输掉本注。</small>
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
