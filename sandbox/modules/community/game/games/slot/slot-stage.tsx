import { PayoutStrip } from '../../client/payout-strip';
import type { StageProps } from '../../client/stage.model';
import { BetFoot } from '../../client/foot';
import { Symbol } from './symbol';
import { amountOf, rateOf } from '../../round.copy';
import { SYMBOL_NAMES } from './slot.game';
import { SLOT_PAYS, SLOT_SYMBOLS, type SlotOutcome, type SlotSymbol } from './slot.rules';

const RESTING: readonly SlotSymbol[] = ['koi', 'lantern', 'peach'];

/** 琉璃转轮. */
export function SlotStage(props: StageProps) {
  const { view, revealing } = props;
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as SlotOutcome | null;
  const symbols = outcome?.symbols ?? RESTING;
  return (
    <section className="stage" aria-label="转轮">
      <PayoutStrip rounds={view.rounds} />
      <div className={`wheels ${revealing ? 'turning' : ''}`}>
        {symbols.map((symbol, wheel) => (
          // Wheels never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={wheel} className="wheel">
            <Symbol name={symbol} />
          </span>
        ))}
      </div>
      <output className="result">
        {revealing
          ? '转动中'
          : !outcome || !round
            ? '左起两个相同即有奖'
            : `${outcome.symbols.map((symbol) => SYMBOL_NAMES[symbol]).join(' ')}，${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中奖'}`}
      </output>
      <BetFoot text="转动" props={props} />
      <details>
        <summary>赔付表</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">图案</th>
              <th scope="col">三个相同</th>
              <th scope="col">左起两个</th>
            </tr>
          </thead>
          <tbody>
            {SLOT_SYMBOLS.map((symbol) => (
              <tr key={symbol}>
                <th scope="row">
                  <Symbol name={symbol} /> {SYMBOL_NAMES[symbol]}
                </th>
                <td>{rateOf(SLOT_PAYS[symbol].three)}</td>
                <td>{SLOT_PAYS[symbol].two === 0 ? '无' : rateOf(SLOT_PAYS[symbol].two)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
