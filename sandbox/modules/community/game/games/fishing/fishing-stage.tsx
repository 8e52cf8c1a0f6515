import { useState } from 'react';
import { PayoutStrip } from '../../client/payout-strip';
import type { StageProps } from '../../client/stage.model';
import { BetFoot } from '../../client/foot';
import { FishPicture } from './fish-picture';
import { amountOf } from '../../round.copy';
import { FISH_NAMES } from './fishing.game';
import { FISH, FISH_PAYS, FISH_RETURN, type Fish, type FishingOutcome } from './fishing.rules';

/** 月下捕鱼. */
export function FishingStage(props: StageProps) {
  const { view, revealing } = props;
  const [target, setTarget] = useState<Fish>('carp');
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as FishingOutcome | null;
  return (
    <section className="stage" aria-label="鱼塘">
      <PayoutStrip rounds={view.rounds} />
      <fieldset className="pond" aria-label="选择目标">
        {FISH.map((fish) => (
          <button
            key={fish}
            type="button"
            aria-pressed={fish === target}
            className={`${revealing && fish === target ? 'casting' : ''} ${!revealing && outcome?.fish === fish && outcome.caught ? 'caught' : ''}`}
            onClick={() => setTarget(fish)}
          >
            <FishPicture fish={fish} />
            {FISH_NAMES[fish]}
            <small>{FISH_PAYS[fish] / 100} 倍</small>
            <small>{((FISH_RETURN / FISH_PAYS[fish]) * 100).toFixed(2)}%</small>
          </button>
        ))}
      </fieldset>
      <output className="result">
        {revealing
          ? '撒网中'
          : !outcome || !round
            ? '选一条鱼撒网，下面是倍数与捕获概率'
            : outcome.caught
              ? `捕到${FISH_NAMES[outcome.fish]}，派彩 ${amountOf(round.payout)}`
              : `${FISH_NAMES[outcome.fish]}逃脱了`}
      </output>
      <BetFoot text="撒网" bet={target} props={props} />
    </section>
  );
}
