import { amountOf, rateOf } from '../round.copy';
import { Chips, Foot } from './foot';
import type { StageProps } from './stage.model';
import type { BetTable } from './use-bet-table';

/** A bet of a table: a tap puts the chosen chip on it. `rate`: hundredths. */
export function BetField({
  table,
  bet,
  name,
  rate,
  className = '',
  children,
}: {
  table: BetTable;
  bet: string;
  name: string;
  rate: number;
  className?: string;
  /** Shown instead of the name. */
  children?: React.ReactNode;
}) {
  const staked = table.stakeOn(bet);
  return (
    <button
      type="button"
      className={`bet-field ${className}`}
      aria-pressed={staked > 0}
      aria-label={`${name} ${rateOf(rate)}${staked > 0 ? `，已放 ${amountOf(staked)}` : ''}`}
      onClick={() => table.put(bet)}
    >
      {children ?? name}
      <small>{rateOf(rate)}</small>
      {staked > 0 ? <b className="chip">{staked / 100}</b> : null}
    </button>
  );
}

/** Chips, 重复上局 or 清空, and the button that plays the bets of a table. */
export function TableFoot({
  table,
  text,
  draw,
  note = '',
  props: { stake, busy, closed, play },
}: {
  table: BetTable;
  text: string;
  draw?: number;
  /** Shown above the button, such as the stakes on this draw. */
  note?: string;
  props: Pick<StageProps, 'stake' | 'busy' | 'closed' | 'play'>;
}) {
  const isEmpty = table.lines.length === 0;
  return (
    <Foot>
      <Chips stake={stake} />
      <output className={table.notice === '' ? 'note' : 'error'}>{table.notice || note}</output>
      <div className="foot-row">
        {isEmpty ? (
          <button type="button" disabled={busy || closed || table.last.length === 0} onClick={table.repeat}>
            重复上局
          </button>
        ) : (
          <button type="button" disabled={busy} onClick={table.clear}>
            清空
          </button>
        )}
        <button type="button" className="go" disabled={busy || closed || isEmpty} onClick={() => play([...table.lines], draw)}>
          {isEmpty ? '点选投注项' : `${text}（${amountOf(table.total)}）`}
        </button>
      </div>
    </Foot>
  );
}
