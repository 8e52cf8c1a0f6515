import { Icon } from '@/components/ui/icon';
import { SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import type { Minor } from '@pavilion/number/money';
import { shortAmount } from '@pavilion/number/short-amount';

/** The stake of the last bet, the member's four quick stakes, the highest stake now, and the way to other quick stakes. */
export function SlipChips({
  last,
  chips,
  disabled,
  canMax,
  onSet,
  onAdd,
  onMax,
  onEdit,
}: {
  /** Null before the member's first bet. */
  last: Minor | null;
  chips: readonly number[];
  disabled: boolean;
  canMax: boolean;
  onSet: (stake: Minor) => void;
  onAdd: (coins: number) => void;
  onMax: () => void;
  onEdit: () => void;
}) {
  const look = `h-11 min-w-0 flex-1 ${last === null ? 'basis-[3.25rem]' : 'basis-11'} rounded-key border border-line bg-surface px-0.5 text-14 active:bg-cell disabled:text-text-3`;
  return (
    <div className={`flex flex-wrap ${last === null ? 'gap-1.5' : 'gap-1'}`}>
      {last === null ? null : (
        <button type="button" disabled={disabled} onClick={() => onSet(last)} className={`${look} min-w-fit px-1 leading-tight`}>
          <span className="block text-11 text-text-2">{SLIP_COPY.last}</span> {shortAmount(last)}
        </button>
      )}
      {chips.map((coins, index) => {
        const amount = shortAmount(BigInt(coins) * 100n);
        return (
          <button
            // Two chips may have the same amount: only the index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            aria-label={SLIP_COPY.addChipName(amount)}
            disabled={disabled}
            onClick={() => onAdd(coins)}
            className={look}
          >
            {SLIP_COPY.addChip(amount)}
          </button>
        );
      })}
      <button type="button" aria-label={SLIP_COPY.maxName} disabled={!canMax} onClick={onMax} className={look}>
        {SLIP_COPY.max}
      </button>
      <button
        type="button"
        aria-label={SLIP_COPY.chipsTitle}
        onClick={onEdit}
        className="grid h-11 w-11 place-items-center rounded-key text-text-2 active:bg-cell"
      >
        <Icon name="ellipsis" size={18} />
      </button>
    </div>
  );
}
