import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { BONUS_COPY, BONUS_STATES } from '@/lib/domain/rewards/bonus/bonus.copy';
import type { Bonus } from '@/lib/domain/rewards/bonus/bonus.model';
import { openBonuses } from '@/lib/domain/rewards/bonus/bonus.rules';
import { STATE_TONES } from './bonus-look';

/** Bonuses that can be claimed or are being reviewed. */
export function MyBonuses({ list, onOpen }: { list: readonly Bonus[]; onOpen: (bonus: Bonus) => void }) {
  const open = openBonuses(list);
  return (
    <section aria-label={BONUS_COPY.mine} className="card overflow-hidden">
      <h2 className="px-4 pt-3 text-16 font-semibold">{BONUS_COPY.mine}</h2>
      {open.length === 0 ? (
        <p className="px-4 pt-1 pb-3 text-14 text-text-2">{BONUS_COPY.none}</p>
      ) : (
        <ul className="mt-1">
          {open.map((bonus) => (
            <li key={bonus.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(bonus)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left active:bg-cell"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-15">{bonus.name}</span>
                  {bonus.expireAt === null ? null : (
                    <span className="block text-12 text-text-2">{BONUS_COPY.deadlineText(bonus.expireAt)}</span>
                  )}
                </span>
                <span className="flex shrink-0 flex-col items-end gap-1">
                  <span className="text-15 font-semibold">{BONUS_COPY.amountText(bonus.amount, bonus.upTo)}</span>
                  <Tag tone={STATE_TONES[bonus.state]}>{BONUS_STATES[bonus.state]}</Tag>
                </span>
                <Icon name="chevron-right" size={16} className="text-text-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
