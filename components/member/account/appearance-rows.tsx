'use client';

import { Segmented } from '@/components/ui/roof/segmented';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import type { Theme, UpColour } from '@/lib/domain/site/preference/preference.model';
import { setTheme, setUpColour } from '@/lib/domain/site/preference/colours';
import { usePreference } from '@/lib/domain/site/preference/preference.store';

const THEMES = (['light', 'dark', 'system'] as const satisfies readonly Theme[]).map((id) => ({ id, label: MINE_COPY.themes[id] }));
const COLOURS = (['red', 'green'] as const satisfies readonly UpColour[]).map((id) => ({ id, label: MINE_COPY.upColours[id] }));

/** Theme and number colours, changed in place. */
export function AppearanceRows() {
  const { theme, upColour } = usePreference();
  return (
    <section aria-label={MINE_COPY.appearance} className="card divide-y divide-line px-4">
      <div className="py-3">
        <p className="mb-2 text-13 text-text-2">{MINE_COPY.theme}</p>
        <Segmented block label={MINE_COPY.theme} items={THEMES} value={theme} onChange={setTheme} />
      </div>
      <div className="py-3">
        <p className="mb-2 text-13 text-text-2">{MINE_COPY.upColour}</p>
        <Segmented block label={MINE_COPY.upColour} items={COLOURS} value={upColour} onChange={setUpColour} />
      </div>
    </section>
  );
}
