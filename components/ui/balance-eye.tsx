'use client';

import { usePreference } from '@/lib/domain/preference/preference.store';
import { Icon } from './icon';
import { UI_COPY } from './ui.copy';

/** The eye beside a balance: turns the member's hide-balance switch, which every `<Money balance>` obeys. */
export function BalanceEye({ className }: { className: string }) {
  const hidden = usePreference((state) => state.hideBalance);
  const toggle = usePreference((state) => state.toggleHideBalance);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={hidden}
      aria-label={hidden ? UI_COPY.showBalance : UI_COPY.hideBalance}
      className={`grid size-11 place-items-center ${className}`}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={18} />
    </button>
  );
}
