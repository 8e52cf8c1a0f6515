import type { BetTable } from './use-bet-table';

/** A part of a table that is too long to be shown whole. */
export interface TableTab {
  key: string;
  text: string;
  bets: readonly string[];
}

/** Chooses the part of a table that is shown. A part with bets on it shows their number. */
export function TableTabs({
  tabs,
  shown,
  onShow,
  table,
}: {
  tabs: readonly TableTab[];
  /** Key of the part that is shown. */
  shown: string;
  onShow: (key: string) => void;
  table: BetTable;
}) {
  return (
    <fieldset className="table-tabs" aria-label="玩法">
      {tabs.map(({ key, text, bets }) => {
        const placed = bets.filter((bet) => table.stakeOn(bet) > 0).length;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={key === shown}
            aria-label={placed > 0 ? `${text}，已选 ${placed} 项` : text}
            onClick={() => onShow(key)}
          >
            {text}
            {placed > 0 ? <i>{placed}</i> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
