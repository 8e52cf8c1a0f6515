'use client';

import { SwitchRow } from '@/components/ui/field/switch-row';
import { Segmented, type Segment } from '@/components/ui/roof/segmented';
import { DENSITIES } from '@/lib/domain/betting/sport/sport.copy';
import { ODDS_TYPES } from '@/lib/domain/site/preference/odds-type.copy';
import { setTheme, setUpColour } from '@/lib/domain/site/preference/colours';
import { PREFERENCE_COPY, THEMES, UP_COLOURS } from '@/lib/domain/site/preference/preference.copy';
import { useLook, usePreference } from '@/lib/domain/site/preference/preference.store';

/** Display preferences, changed in place. */
export function PreferenceRows() {
  const { theme, upColour, hideBalance, setOddsType, setDensity, toggleHideBalance } = usePreference();
  const oddsType = useLook((look) => look.oddsType);
  const density = useLook((look) => look.density);
  return (
    <section aria-label={PREFERENCE_COPY.title} className="card divide-y divide-line px-4">
      <ChoiceRow label={PREFERENCE_COPY.theme} items={THEMES} value={theme} onChange={setTheme} />
      <ChoiceRow label={PREFERENCE_COPY.upColour} items={UP_COLOURS} value={upColour} onChange={setUpColour} />
      <ChoiceRow label={PREFERENCE_COPY.oddsType} items={ODDS_TYPES} value={oddsType} onChange={setOddsType} />
      <ChoiceRow label={PREFERENCE_COPY.density} items={DENSITIES} value={density} onChange={setDensity} />
      <SwitchRow label={PREFERENCE_COPY.hideBalance} hint={PREFERENCE_COPY.hideBalanceHint} on={hideBalance} onChange={toggleHideBalance} />
    </section>
  );
}

function ChoiceRow<Id extends string | number>(choice: {
  label: string;
  items: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <div className="py-3">
      <p className="mb-2 text-13 text-text-2">{choice.label}</p>
      <Segmented block {...choice} />
    </div>
  );
}
