import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { GameView } from '../game-server';
import { amountOf } from '../round.copy';
import type { StageProps, StakeChoice } from './stage.model';

/** Shown when the payout limit of a draw is used up. */
export const DRAW_FULL = (draw: string, cap: string) => `${draw}各注的可能派彩合计最高 ${cap}，这一项不能再投。`;

/** The bar at the bottom of the page; null where a stage stands alone. */
export const FootSlot = createContext<HTMLElement | null>(null);

/** Controls of a stage in the bar that is always within reach of the thumb. */
export function Foot({ children }: { children: React.ReactNode }) {
  const slot = useContext(FootSlot);
  const controls = <div className="foot">{children}</div>;
  return slot ? createPortal(controls, slot) : controls;
}

const CHIPS = [100, 500, 1_000, 5_000, 10_000, 50_000];

/** The usual chip, minor units. */
const USUAL_CHIP = 1_000;

/** The chip that is chosen at first: that of the player's last bet, or the usual one. */
export function firstChip({ rounds, minStake }: Pick<GameView, 'rounds' | 'minStake'>): number {
  const last = rounds[0]?.lines[0]?.stake;
  return CHIPS.find((chip) => chip === last) ?? Math.max(minStake, USUAL_CHIP);
}

/** Chooses the stake of a bet; minor units. */
export function Chips({ stake }: { stake: StakeChoice }) {
  const { value, least, largest, choose } = stake;
  return (
    <fieldset className="chips" aria-label="筹码">
      {CHIPS.filter((chip) => chip >= least && chip <= largest).map((chip) => (
        <button key={chip} type="button" aria-pressed={chip === value} onClick={() => choose(chip)}>
          {chip / 100}
        </button>
      ))}
    </fieldset>
  );
}

/** The button that stakes; disabled, with the reason above it, when the stake is more than `largest`. Money is minor units. */
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
      {over ? (
        <output className="error">{largest === 0 && full !== '' ? full : `这一项单注最多 ${amountOf(largest)}，请改小金额。`}</output>
      ) : null}
      <button type="button" className="go" disabled={disabled || over} onClick={onGo}>
        {text}（{amountOf(stake)}）
      </button>
    </>
  );
}

/** Chips and the button of a game with one bet a round. */
export function BetFoot({
  text,
  bet = '',
  props: { view, stake, busy, closed, play },
}: {
  text: string;
  bet?: string;
  props: Pick<StageProps, 'view' | 'stake' | 'busy' | 'closed' | 'play'>;
}) {
  return (
    <Foot>
      <Chips stake={stake} />
      <GoButton
        text={text}
        stake={stake.value}
        largest={view.largest[bet]!}
        disabled={busy || closed}
        onGo={() => play([{ bet, stake: stake.value }])}
      />
    </Foot>
  );
}
