import { DrawFoot, DrawHead, ownResult } from '../../client/draws';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { useDraws } from '../../client/use-draws';
import { useIsNew } from '../../client/use-is-new';
import { rouletteGame, type RouletteOutcome } from './roulette.game';
import { colorOf } from './roulette.rules';
import { RouletteTable } from './roulette-table';
import { Wheel } from './wheel';

/** 云亭轮盘. */
export function RouletteStage(props: StageProps) {
  const { view, revealing } = props;
  const draws = useDraws<RouletteOutcome>(props);
  const { draw, table, known, waiting } = draws;
  const newest = known[0];
  const isNew = useIsNew(newest?.number);
  // The ball runs from the end of betting, for players without a bet too.
  const running = revealing || waiting;
  const pocket = running || !newest ? null : newest.outcome.pocket;
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
          text: String(outcome.pocket),
          tone: colorOf(outcome.pocket),
        }))}
      />
      <RouletteTable table={table} />
      <DrawFoot draws={draws} props={props} />
    </section>
  );
}
