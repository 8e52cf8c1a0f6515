import { DrawHead, ownResult, stakedText } from '../../client/draw-head';
import { TableFoot } from '../../client/bet-table';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useBetTable } from '../../client/use-bet-table';
import { useIsNew } from '../../client/use-is-new';
import { rouletteGame, type RouletteOutcome } from './roulette.game';
import { colorOf } from './roulette.rules';
import { RouletteTable } from './roulette-table';
import { Wheel } from './wheel';

const pocketOf = (outcome: unknown) => (outcome as RouletteOutcome).pocket;

/** 云亭轮盘. */
export function RouletteStage(props: StageProps) {
  const { view, revealing } = props;
  const { open, last } = view.timetable!;
  const draw = open[0]!;
  const table = useBetTable(props, draw.mine.largest, draw.number);
  const known = last.filter(({ outcome }) => outcome !== null);
  const newest = known[0];
  const isNew = useIsNew(newest?.number);
  // The ball runs from the end of betting, for players without a bet too.
  const running = revealing || last[0]?.outcome === null;
  const pocket = running || !newest ? null : pocketOf(newest.outcome);
  const settling = isNew && !running;
  return (
    <section className={`stage roulette ${settling ? 'settling' : ''}`} aria-label="轮盘">
      <DrawHead view={view} draw={draw} />
      <div className="roulette-window">
        <Wheel number={newest?.number ?? null} pocket={pocket} stopping={isNew} />
        <output className="result">
          {pocket === null ? (
            <small>{running ? '上期转动中' : '等待开奖'}</small>
          ) : (
            <span key={newest!.number} className={settling ? 'late' : ''}>
              <b className={`pocket-mark ${colorOf(pocket)}`}>{rouletteGame.outcomeText(newest!.outcome)}</b>
              <small>{ownResult(view, newest!.number) ?? '上期开出'}</small>
            </span>
          )}
        </output>
      </div>
      <Strip
        label="近期开奖"
        items={known.map(({ number, outcome }) => ({
          key: String(number),
          text: String(pocketOf(outcome)),
          tone: colorOf(pocketOf(outcome)),
        }))}
      />
      <RouletteTable table={table} />
      <TableFoot table={table} text="下注" draw={draw.number} note={stakedText(draw)} props={props} />
    </section>
  );
}
