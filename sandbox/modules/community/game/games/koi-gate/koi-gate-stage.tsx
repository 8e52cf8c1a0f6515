import { useState } from 'react';
import { BetFoot } from '../../client/foot';
import { PayoutStrip } from '../../client/payout-strip';
import { useIsNew } from '../../client/use-is-new';
import type { StageProps } from '../../client/stage.model';
import { amountOf, rateOf } from '../../round.copy';
import { KoiPays, KoiRules } from './koi-pays';
import { KoiReels } from './koi-reels';
import { KOI_NAMES } from './koi-gate.game';
import { FREE_FACTOR, spinRate, winsOf, type KoiOutcome } from './koi-gate.rules';

const RESTING: KoiOutcome = { stops: [15, 1, 9, 1, 0], free: [] };

/** The spins of a round with free ones: the first, and each free one with its payout. `shown`: index of the one in view. */
function Spins({ outcome, shown, onShow }: { outcome: KoiOutcome; shown: number; onShow: (index: number) => void }) {
  return (
    <fieldset className="koi-spins" aria-label="本局的转动">
      {[outcome.stops, ...outcome.free].map((stops, index) => {
        const rate = spinRate(stops) * (index === 0 ? 1 : FREE_FACTOR);
        return (
          // Spins keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <button key={index} type="button" aria-pressed={index === shown} onClick={() => onShow(index)}>
            {index === 0 ? '首转' : `免 ${index}`}
            <small className={rate > 0 ? 'paid' : ''}>{rateOf(rate)}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

/** 锦鲤跃门. */
export function KoiGateStage(props: StageProps) {
  const { view, revealing } = props;
  const round = view.rounds[0];
  const known = (round?.outcome ?? null) as KoiOutcome | null;
  const outcome = known ?? RESTING;
  const id = round?.id ?? '';
  const isNew = useIsNew(round?.id);
  const [chosen, setChosen] = useState({ id, index: 0 });
  const index = chosen.id === id && !revealing ? chosen.index : 0;
  const stops = index === 0 ? outcome.stops : outcome.free[index - 1]!;
  const wins = known && !revealing ? winsOf(stops) : [];
  return (
    <section className="stage koi-gate" aria-label="转轮">
      <PayoutStrip rounds={view.rounds} />
      <KoiReels key={`${id}-${index}-${revealing}`} stops={stops} spinning={revealing} landing={isNew} played={known !== null} />
      <output className="result">
        {revealing
          ? '转动中'
          : !known || !round
            ? '左起三轮相连即有奖'
            : `${known.free.length > 0 ? `三尾锦鲤，免费 ${known.free.length} 次；` : ''}${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中奖'}`}
      </output>
      {known && !revealing && known.free.length > 0 ? (
        <Spins outcome={known} shown={index} onShow={(next) => setChosen({ id, index: next })} />
      ) : null}
      <ul className="koi-wins" aria-label="中奖明细">
        {wins.map(({ symbol, alike, ways, rate }) => (
          <li key={symbol}>
            {KOI_NAMES[symbol]} {alike} 连{ways > 1 ? ` × ${ways} 路` : ''} <b>{rateOf(rate)}</b>
          </li>
        ))}
        {index > 0 && wins.length > 0 ? <li>免费转动，派彩 ×{FREE_FACTOR}</li> : null}
      </ul>
      <KoiPays />
      <KoiRules />
      <BetFoot text="转动" props={props} />
    </section>
  );
}
