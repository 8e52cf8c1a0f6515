import { useState } from 'react';
import { BetFoot } from '../../client/foot';
import { useIsNew } from '../../client/use-is-new';
import type { StageProps } from '../../client/stage.model';
import { Strip } from '../../client/strip';
import { amountOf } from '../../round.copy';
import type { RoundView } from '../../round.view';
import { PlinkoBoard } from './plinko-board';
import { RISK_NAMES } from './plinko.game';
import { PLINKO_RISKS, PLINKO_ROWS, plinkoRate, pocketRates, type PlinkoOutcome, type PlinkoRisk } from './plinko.rules';

/** `1.1` of hundredths. */
const multipleOf = (rate: number) => String(rate / 100);

const riskOf = ({ lines }: RoundView) => (lines[0]?.bet ?? 'low') as PlinkoRisk;
const outcomeOf = (round: RoundView | undefined) => (round?.outcome ?? null) as PlinkoOutcome | null;

/** The range of a risk's rates. */
function rangeOf(risk: PlinkoRisk): string {
  const rates = pocketRates(risk);
  return `${multipleOf(Math.min(...rates))}–${multipleOf(Math.max(...rates))}×`;
}

/** A round in a sentence. Less than the stake is no win. */
function resultOf(round: RoundView, { pocket }: PlinkoOutcome): string {
  const multiple = multipleOf(plinkoRate(pocket, riskOf(round)));
  return `落入 ${multiple}× 槽，${round.payout > round.stake ? '派彩' : '返还'} ${amountOf(round.payout)}`;
}

/** 弹珠. */
export function PlinkoStage(props: StageProps) {
  const { view, revealing } = props;
  const round = view.rounds[0];
  const outcome = outcomeOf(round);
  const [risk, setRisk] = useState<PlinkoRisk>(round ? riskOf(round) : 'mid');
  // A ball from before the page was opened lies in its pocket.
  const falls = useIsNew(round?.id);
  const shown = revealing ? null : outcome;
  const later = falls ? 'later' : '';
  return (
    <section className="stage" aria-label="弹珠台">
      <Strip
        label="最近结果"
        items={view.rounds.flatMap((past, index) => {
          const { pocket } = outcomeOf(past) ?? {};
          if (pocket === undefined) return [];
          const tone = `${past.payout > past.stake ? 'won' : ''} ${index === 0 && !revealing ? later : ''}`;
          return [{ key: past.id, text: `${multipleOf(plinkoRate(pocket, riskOf(past)))}×`, tone }];
        })}
      />
      <div className="plinko-panel">
        <PlinkoBoard round={round?.id ?? ''} path={shown?.path ?? null} falls={falls} waiting={revealing} />
        <ol className="plinko-pockets" aria-label="各槽倍数">
          {pocketRates(risk).map((rate, pocket) => {
            const isHit = shown?.pocket === pocket && round !== undefined && riskOf(round) === risk;
            return (
              // Pockets never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={pocket} className={`out-${Math.abs(pocket - PLINKO_ROWS / 2)} ${isHit ? `hit ${later}` : ''}`}>
                {multipleOf(rate)}
              </li>
            );
          })}
        </ol>
      </div>
      <output key={round?.id} className={`result ${shown ? later : ''}`}>
        {revealing ? '弹珠就位' : shown && round ? resultOf(round, shown) : '选一种风险，两侧的槽倍数更高'}
      </output>
      <fieldset className="bets three" aria-label="风险">
        {PLINKO_RISKS.map((one) => (
          <button key={one} type="button" aria-pressed={one === risk} disabled={revealing} onClick={() => setRisk(one)}>
            {RISK_NAMES[one]}
            <small>{rangeOf(one)}</small>
          </button>
        ))}
      </fieldset>
      <BetFoot text="投珠" bet={risk} props={props} />
      <details>
        <summary>规则</summary>
        <p className="note">
          弹珠在十二排钉上各向左或向右一次，机会相等，与所选风险无关；向右几次就落入左起第几加一槽。派彩为本金乘以槽的倍数，低于 1×
          的槽只返还部分本金。
        </p>
      </details>
    </section>
  );
}
