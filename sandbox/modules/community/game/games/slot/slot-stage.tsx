import { BetFoot } from '../../client/foot';
import { PayoutStrip } from '../../client/payout-strip';
import type { StageProps } from '../../client/stage.model';
import { useIsNew } from '../../client/use-is-new';
import { amountOf, rateOf } from '../../round.copy';
import { SYMBOL_NAMES } from './slot.game';
import { SLOT_PAYS, SLOT_SYMBOLS, slotRate, windowOf, type SlotOutcome } from './slot.rules';
import { Symbol } from './symbol';

const RESTING: SlotOutcome = { stops: [4, 9, 1], symbols: ['koi', 'lantern', 'peach'] };

/** Three wheels at their stops; the middle row pays. */
function Wheels({ outcome, turning, landing, paid }: { outcome: SlotOutcome; turning: boolean; landing: boolean; paid: boolean }) {
  const [first, second, third] = outcome.symbols;
  const alike = !paid || first !== second ? 0 : second === third ? 3 : 2;
  return (
    <div className={`wheels ${turning ? 'turning' : landing ? 'landing' : ''}`} aria-hidden="true">
      {outcome.stops.map((stop, wheel) => (
        // Wheels never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={wheel} className="wheel">
          {windowOf(wheel, stop).map((symbol, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={row} className={`${row === 1 ? 'line' : ''} ${row === 1 && wheel < alike ? 'marked' : ''}`}>
              <Symbol name={symbol} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Payouts of each symbol, always in view. */
function Pays() {
  return (
    <table className="slot-pays">
      <thead>
        <tr>
          <th scope="col">图案</th>
          {SLOT_SYMBOLS.map((symbol) => (
            <th key={symbol} scope="col" aria-label={SYMBOL_NAMES[symbol]}>
              <Symbol name={symbol} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['three', 'two'] as const).map((alike) => (
          <tr key={alike}>
            <th scope="row">{alike === 'three' ? '三连' : '左起二连'}</th>
            {SLOT_SYMBOLS.map((symbol) => (
              <td key={symbol}>{rateOf(SLOT_PAYS[symbol][alike]).replace(/\.00$/, '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 琉璃转轮. */
export function SlotStage(props: StageProps) {
  const { view, revealing } = props;
  const round = view.rounds[0];
  const outcome = (round?.outcome ?? null) as SlotOutcome | null;
  const isNew = useIsNew(round?.id);
  return (
    <section className="stage" aria-label="转轮">
      <PayoutStrip rounds={view.rounds} />
      <Wheels
        key={`${round?.id} ${revealing}`}
        outcome={outcome ?? RESTING}
        turning={revealing}
        landing={isNew}
        paid={outcome !== null && !revealing && slotRate(outcome) > 0}
      />
      <output className="result">
        {revealing
          ? '转动中'
          : !outcome || !round
            ? '中间一行左起两个相同即有奖'
            : `${outcome.symbols.map((symbol) => SYMBOL_NAMES[symbol]).join(' ')}，${round.payout > 0 ? `派彩 ${amountOf(round.payout)}` : '未中奖'}`}
      </output>
      <Pays />
      <p className="note">数字是投注额的倍数，只看中间一行。</p>
      <BetFoot text="转动" props={props} />
    </section>
  );
}
