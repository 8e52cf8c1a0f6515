import { Foot } from '../../client/foot';
import { amountOf } from '../../round.copy';
import type { BlackjackTable } from './blackjack.game';
import type { BlackjackStep } from './blackjack.rules';

export const STEP_NAMES: Readonly<Record<BlackjackStep, string>> = { hit: '要牌', stand: '停牌', double: '加倍', split: '分牌' };

/** The player's choices. `stake`: what doubling or splitting adds, minor units; `balance`: what the player has left. */
export function BlackjackChoices({
  table,
  stake,
  balance,
  busy,
  onChoose,
}: {
  table: BlackjackTable;
  stake: number;
  balance: number;
  busy: boolean;
  onChoose: (step: BlackjackStep) => void;
}) {
  const raises = table.steps.filter((step) => step === 'double' || step === 'split');
  return (
    <Foot>
      {raises.length === 0 ? null : (
        <div className="foot-row blackjack-choices">
          {raises.map((step) => (
            <button key={step} type="button" className="raise" disabled={busy || balance < stake} onClick={() => onChoose(step)}>
              {STEP_NAMES[step]}
              <small>{balance < stake ? '余额不足' : `再投 ${amountOf(stake)}`}</small>
            </button>
          ))}
        </div>
      )}
      <div className="foot-row blackjack-choices">
        <button type="button" className="stand" disabled={busy} onClick={() => onChoose('stand')}>
          {STEP_NAMES.stand}
        </button>
        <button type="button" className="go" disabled={busy} onClick={() => onChoose('hit')}>
          {STEP_NAMES.hit}
        </button>
      </div>
    </Foot>
  );
}
