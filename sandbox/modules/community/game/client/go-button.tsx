import { amountOf } from '../round.copy';

/** Shown when the payout limit of a draw is used up. */
export const DRAW_FULL = (draw: string, cap: string) => `${draw}各注的可能派彩合计最高 ${cap}，这一项不能再投。`;

/** The button that stakes; disabled, with the reason below it, when the stake is more than `largest`. Money is minor units. */
export function GoButton({
  text,
  stake,
  largest,
  full = '',
  disabled,
  onGo,
}: {
  text: string;
  stake: number;
  largest: number;
  /** Shown when nothing more can be staked. */
  full?: string;
  disabled: boolean;
  onGo: () => void;
}) {
  const over = stake > largest;
  return (
    <>
      <button type="button" className="go" disabled={disabled || over} onClick={onGo}>
        {text}（{amountOf(stake)}）
      </button>
      {over ? (
        <output className="error">{largest === 0 && full !== '' ? full : `这一项单注最多 ${amountOf(largest)}，请改小金额。`}</output>
      ) : null}
    </>
  );
}
