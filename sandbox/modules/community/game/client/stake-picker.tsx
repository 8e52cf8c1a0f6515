import { amountOf } from '../round.copy';

const CHIPS = [100, 500, 1_000, 5_000, 10_000, 50_000];

/** Chooses the stake of the next round; minor units. */
export function StakePicker({
  value,
  least,
  largest,
  onChange,
}: {
  value: number;
  least: number;
  largest: number;
  onChange: (value: number) => void;
}) {
  const chips = CHIPS.filter((chip) => chip >= least && chip <= largest);
  return (
    <fieldset className="stake">
      <legend>
        每局投注 <b>{amountOf(value)}</b> 币
        <small>
          限额 {amountOf(least)} - {amountOf(largest)}
        </small>
      </legend>
      <div className="chips">
        {chips.map((chip) => (
          <button key={chip} type="button" aria-pressed={chip === value} onClick={() => onChange(chip)}>
            {chip / 100}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
