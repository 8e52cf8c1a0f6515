'use client';

import { usePreference } from '@/lib/domain/site/preference/preference.store';
import { Icon } from './icon';
import { WIDGET_COPY } from './widget.copy';

/** The eye beside a balance: toggles the member's hide-balance switch, which every `<Money balance>` obeys. */
export function BalanceEye({ className }: { className: string }) {
  const hidden = usePreference((state) => state.hideBalance);
  const toggle = usePreference((state) => state.toggleHideBalance);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={hidden}
      aria-label={hidden ? WIDGET_COPY.showBalance : WIDGET_COPY.hideBalance}
      className={`grid size-11 place-items-center ${className}`}
    >
      <Icon name={hidden ? 'eye-off' : 'eye'} size={18} />
    </button>
  );
}
