import { drawRulesOf } from '../game-catalog';
import type { GameView } from '../game-server';
import { amountOf } from '../round.copy';
import { Countdown } from './countdown';

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
export const stakedText = ({ mine }: OpenDraw): string => (mine.count === 0 ? '' : `本期已投 ${mine.count} 注，共 ${amountOf(mine.stake)}`);

/** The player's own result of a draw; null without a bet on it. */
export function ownResult({ rounds }: Pick<GameView, 'rounds'>, number: number): string | null {
  const own = rounds.filter(({ draw, state }) => draw === number && state === 'settled');
  if (own.length === 0) return null;
  const payout = own.reduce((sum, round) => sum + round.payout, 0);
  return payout === 0 ? '上期未中' : `上期派彩 ${amountOf(payout)}`;
}
