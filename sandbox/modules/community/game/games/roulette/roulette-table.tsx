import { BetField } from '../../client/bet-table';
import type { BetTable } from '../../client/use-bet-table';
import { rouletteGame } from './roulette.game';
import { colorOf, POCKETS, rouletteRate, type RouletteBet } from './roulette.rules';

/** Rows of the numbers in the table's grid; the zero is above them. */
const FIRST_ROW = 2;

/** Bets beside the numbers from top to bottom, with the text on each. */
const HALVES = [
  ['low', '小', '1–18'],
  ['even', '双', ''],
  ['red', '红', ''],
  ['black', '黑', ''],
  ['odd', '单', ''],
  ['high', '大', '19–36'],
] as const;
const DOZENS = [
  ['dozen-1', '一打', '1–12'],
  ['dozen-2', '二打', '13–24'],
  ['dozen-3', '三打', '25–36'],
] as const;
const COLUMNS = [
  ['column-1', '一列'],
  ['column-2', '二列'],
  ['column-3', '三列'],
] as const;

/** The table: numbers in three columns, the other bets beside them. `rates`: hundredths. */
export function RouletteTable({ table }: { table: BetTable }) {
  const field = (bet: RouletteBet, text: string, area: string, { className = '', numbers = '' }) => {
    const name = rouletteGame.betName(bet);
    return (
      <span key={bet} className="area" style={{ gridArea: area }}>
        <BetField
          table={table}
          bet={bet}
          name={numbers === '' ? name : `${name} ${numbers.replace('–', '至')}`}
          rate={rouletteRate(bet)}
          className={className}
        >
          {text}
          {numbers === '' ? null : <small>{numbers}</small>}
        </BetField>
      </span>
    );
  };
  return (
    <fieldset className="roulette-table" aria-label="投注项">
      {field('n0', '0', '1 / 3 / 2 / 6', { className: 'pocket zero' })}
      {Array.from({ length: POCKETS - 1 }, (_, index) => {
        const row = FIRST_ROW + Math.floor(index / 3);
        return field(`n${index + 1}`, String(index + 1), `${row} / ${3 + (index % 3)}`, { className: `pocket ${colorOf(index + 1)}` });
      })}
      {COLUMNS.map(([bet, text], index) => field(bet, text, `14 / ${3 + index}`, { className: 'column' }))}
      {DOZENS.map(([bet, text, numbers], index) => field(bet, text, `${FIRST_ROW + index * 4} / 2 / span 4`, { numbers }))}
      {HALVES.map(([bet, text, numbers], index) =>
        field(bet, text, `${FIRST_ROW + index * 2} / 1 / span 2`, { numbers, className: bet === 'red' || bet === 'black' ? bet : '' }),
      )}
      <small className="area-note first">直注 36.00</small>
      <small className="area-note last">0 只中直注</small>
    </fieldset>
  );
}
