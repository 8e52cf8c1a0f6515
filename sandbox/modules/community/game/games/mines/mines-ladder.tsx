import { minesPay } from './mines.rules';

/** Steps of the ladder that are visible together. */
const VISIBLE = 5;

/** The value after a number of safe fields, in multiples of the stake, rounded down. */
function multipleOf(mines: number, safe: number): string {
  const hundredths = Number(minesPay(mines, safe, 100n));
  if (hundredths < 10_000) return (hundredths / 100).toFixed(2);
  return hundredths < 100_000 ? (Math.floor(hundredths / 10) / 10).toFixed(1) : Math.floor(hundredths / 100).toLocaleString('en-US');
}

/** Values of the next safe fields. `safe`: opened ones; `last`: the most that can be opened. */
export function MinesLadder({ mines, safe, last }: { mines: number; safe: number; last: number }) {
  const first = Math.max(1, Math.min(safe, last - VISIBLE + 1));
  const steps = Array.from({ length: Math.min(VISIBLE, last - first + 1) }, (_, index) => first + index);
  return (
    <ol className="mines-ladder" aria-label="每格倍数">
      {steps.map((step) => (
        <li key={step} className={step === safe ? 'reached' : step === safe + 1 ? 'next' : ''}>
          <small>{step === last ? `${step} 格封顶` : `${step} 格`}</small>
          <b>{multipleOf(mines, step)}×</b>
        </li>
      ))}
    </ol>
  );
}
