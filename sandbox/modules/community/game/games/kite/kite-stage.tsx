import { useState } from 'react';
import { BetFoot } from '../../client/foot';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { amountOf, rateOf } from '../../round.copy';
import { KiteHeight, KiteScene } from './kite-scene';
import { KITE_RETURN, KITE_START, KITE_TARGETS, kiteTarget, type KiteOutcome } from './kite.rules';
import { useRise } from './use-rise';

/** Chance of a target, in percent. */
const chanceOf = (bet: string) => ((KITE_RETURN / kiteTarget(bet)) * 100).toFixed(2);

/** 纸鸢. */
export function KiteStage(props: StageProps) {
  const { view, revealing } = props;
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as KiteOutcome | null;
  const lastBet = round?.lines[0]?.bet;
  const [bet, setBet] = useState<string>(lastBet ?? '2.00');
  const final = outcome?.height ?? KITE_START;
  const risen = useRise(round?.id, final);
  const isRising = !revealing && risen < final;
  const isOver = !revealing && !isRising && outcome !== null;
  const known = isRising ? view.rounds.slice(1) : view.rounds;
  const height = revealing ? null : risen;
  return (
    <section className="stage" aria-label="夜空">
      <Strip
        label="最近高度"
        items={known.flatMap(({ id, outcome: past, payout }) => {
          const reached = (past as KiteOutcome | null)?.height;
          return reached === undefined ? [] : [{ key: id, text: `${rateOf(reached)}×`, tone: payout > 0 ? 'won' : '' }];
        })}
      />
      <div className="kite-panel">
        <KiteScene height={height} target={kiteTarget(bet)} broken={isOver} />
        <KiteHeight height={height} reached={!revealing && outcome !== null && risen >= kiteTarget(lastBet ?? bet)} />
        <p className="kite-goal">目标 {bet}×</p>
      </div>
      <output className="result">
        {revealing
          ? '等风来'
          : isRising
            ? '上升中'
            : !outcome || !round
              ? '选一个目标，断线前飞到就赢'
              : round.payout > 0
                ? `飞过 ${lastBet}×，派彩 ${amountOf(round.payout)}`
                : `线断在 ${rateOf(final)}×，未到 ${lastBet}×`}
      </output>
      <fieldset className="bets kite-targets" aria-label="目标倍数与机会">
        {KITE_TARGETS.map((target) => (
          <button key={target} type="button" aria-pressed={target === bet} disabled={revealing || isRising} onClick={() => setBet(target)}>
            {target}×<small>{chanceOf(target)}%</small>
          </button>
        ))}
      </fieldset>
      <BetFoot text="放飞" bet={bet} props={props} />
      <details>
        <summary>规则</summary>
        <p className="note">
          断线的高度由密钥决定，与所选目标无关。飞到 m 倍的机会是 {KITE_RETURN}% 除以 m，所以每个目标的返还率都是 {KITE_RETURN}
          %。到达目标即按目标倍数派彩，之后飞得再高也不变；没到目标则无派彩。最高 1,000×。
        </p>
      </details>
    </section>
  );
}
