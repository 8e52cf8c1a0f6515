import { drawRulesOf } from '../game-catalog';
import type { GameView } from '../game-server';
import { amountOf } from '../round.copy';
import { TableFoot } from './bet-table';
import { Countdown } from './countdown';
import type { StageProps } from './stage.model';
import type { Draws } from './use-draws';

type OpenDraw = NonNullable<GameView['timetable']>['open'][number];

/** The draw that takes bets, and the time left. */
export function DrawHead({ view, draw }: { view: GameView; draw: OpenDraw }) {
  return (
    <p className="draw-head">
      <span>{drawRulesOf(view.game)!.timetable.periodName(draw.number)} 期</span>
      <Countdown until={draw.closesAt} now={view.now} />
    </p>
  );
}

/** The player's stakes on a draw; '' without one. */
const stakedText = ({ mine }: OpenDraw): string => (mine.count === 0 ? '' : `本期已投 ${mine.count} 注，共 ${amountOf(mine.stake)}`);

/** The player's own result of a draw; null without a bet on it. */
export function ownResult({ rounds }: Pick<GameView, 'rounds'>, number: number): string | null {
  const own = rounds.filter(({ draw, state }) => draw === number && state === 'settled');
  if (own.length === 0) return null;
  const payout = own.reduce((sum, round) => sum + round.payout, 0);
  return payout === 0 ? '上期未中' : `上期派彩 ${amountOf(payout)}`;
}

/** An outcome in a sentence, with the player's own result if there is one. */
export const withOwnResult = (sentence: string, view: Pick<GameView, 'rounds'>, number: number): string =>
  [sentence, ownResult(view, number) ?? []].flat().join('；');

/** The bar of a table whose bets wait for a draw. */
export function DrawFoot({ draws: { draw, table }, props }: { draws: Pick<Draws<unknown>, 'draw' | 'table'>; props: StageProps }) {
  return <TableFoot table={table} text="下注" draw={draw.number} note={stakedText(draw)} props={props} />;
}
