import { useState } from 'react';
import { BetFoot } from '../../client/foot';
import { useIsNew } from '../../client/use-is-new';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { amountOf } from '../../round.copy';
import { FISH_RETURN } from '../fishing/fishing.rules';
import { Sea } from './sea';
import { TideFishPicture } from './tide-fish';
import { TIDE_NAMES } from './tide.game';
import { TIDE_FISH, TIDE_PAYS, type TideFish, type TideOutcome } from './tide.rules';

const timesOf = (fish: TideFish) => `${TIDE_PAYS[fish] / 100} 倍`;
const chanceOf = (fish: TideFish) => `${((FISH_RETURN / TIDE_PAYS[fish]) * 100).toFixed(2)}%`;

/** 潮汐渔场. */
export function TideStage(props: StageProps) {
  const { view, revealing } = props;
  const [target, setTarget] = useState<TideFish>('clown');
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as TideOutcome | null;
  const isNew = useIsNew(round?.id);
  const caught =
    !revealing && isNew && outcome?.caught && round ? { round: round.id, fish: outcome.fish, text: `+${amountOf(round.payout)}` } : null;
  // The shot that is on its way keeps its target.
  const aim = (fish: TideFish) => (revealing ? undefined : setTarget(fish));
  return (
    <section className="stage tide" aria-label="渔场">
      <Strip
        label="最近几炮"
        items={view.rounds.flatMap(({ id, outcome: past }) => {
          const shot = past as TideOutcome | null;
          return shot
            ? [{ key: id, text: shot.caught ? `${TIDE_NAMES[shot.fish]} ${timesOf(shot.fish)}` : '逃脱', tone: shot.caught ? 'won' : '' }]
            : [];
        })}
      />
      <Sea target={target} onAim={aim} firing={revealing} caught={caught} />
      <output className="result">
        {revealing
          ? '炮弹出膛'
          : !outcome || !round
            ? '点一条鱼瞄准，再发炮'
            : outcome.caught
              ? `命中${TIDE_NAMES[outcome.fish]}，派彩 ${amountOf(round.payout)}`
              : `${TIDE_NAMES[outcome.fish]}逃脱了`}
      </output>
      <fieldset className="tide-kinds" aria-label="选择目标">
        {TIDE_FISH.map((fish) => (
          <button
            key={fish}
            type="button"
            aria-pressed={fish === target}
            aria-label={`${TIDE_NAMES[fish]}，${timesOf(fish)}，概率 ${chanceOf(fish)}`}
            onClick={() => aim(fish)}
          >
            <TideFishPicture fish={fish} />
            <span>
              {TIDE_NAMES[fish]} <b>×{TIDE_PAYS[fish] / 100}</b>
              <small>{chanceOf(fish)}</small>
            </span>
          </button>
        ))}
      </fieldset>
      <BetFoot text="发炮" bet={target} props={props} />
    </section>
  );
}
