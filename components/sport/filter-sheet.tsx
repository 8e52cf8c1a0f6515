'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import type { LeagueCount, SortBy } from '@/lib/domain/sport/board.rules';
import { usePreference } from '@/lib/domain/preference/preference.store';
import { DENSITY_NAMES, FILTER_COPY } from '@/lib/domain/sport/filter.copy';
import { SHELF_COPY } from '@/lib/domain/sport/shelf.copy';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { useView } from '@/lib/domain/sport/view.store';
import { ROUTES } from '@/lib/routes';

const SORTS: readonly { id: SortBy; label: string }[] = [
  { id: 'league', label: SPORT_COPY.byLeague },
  { id: 'time', label: SPORT_COPY.byTime },
];

const DENSITIES = (['standard', 'pro', 'large'] as const).map((id) => ({ id, label: DENSITY_NAMES[id] }));
const COLOURS = [
  { id: 'red', label: FILTER_COPY.redUp },
  { id: 'green', label: FILTER_COPY.greenUp },
] as const;

/** Which leagues a list shows, how it looks, and in what order. Loaded on first use. */
export function FilterSheet({
  open,
  onClose,
  leagues,
  chosen,
  onChoose,
}: {
  open: boolean;
  onClose: () => void;
  leagues: readonly LeagueCount[];
  chosen: readonly string[];
  onChoose: (leagueIds: readonly string[]) => void;
}) {
  const sort = useView((view) => view.sort);
  const setSort = useView((view) => view.setSort);
  const density = usePreference((preference) => preference.density);
  const setDensity = usePreference((preference) => preference.setDensity);
  const upColour = usePreference((preference) => preference.upColour);
  const setUpColour = usePreference((preference) => preference.setUpColour);
  const total = leagues.filter(({ leagueId }) => chosen.length === 0 || chosen.includes(leagueId)).reduce((sum, { count }) => sum + count, 0);
  const toggle = (leagueId: string) =>
    onChoose(chosen.includes(leagueId) ? chosen.filter((id) => id !== leagueId) : [...chosen, leagueId]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={FILTER_COPY.filterTitle}
      foot={
        <div className="gutter flex gap-2 border-t border-line py-3">
          <Button variant="outline" onClick={() => onChoose([])} disabled={chosen.length === 0} className="flex-1">
            {FILTER_COPY.allLeagues}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {total} {SPORT_COPY.matches}
          </Button>
        </div>
      }
    >
      <div className="gutter pb-4">
        <div className="flex min-h-12 items-center justify-between">
          <span className="text-14 text-text-2">{FILTER_COPY.sort}</span>
          <Segmented label={FILTER_COPY.sort} items={SORTS} value={sort} onChange={setSort} />
        </div>
        <div className="flex min-h-12 items-center justify-between">
          <span className="text-14 text-text-2">{FILTER_COPY.density}</span>
          <Segmented label={FILTER_COPY.density} items={DENSITIES} value={density} onChange={setDensity} />
        </div>
        <div className="flex min-h-12 items-center justify-between">
          <span className="text-14 text-text-2">{FILTER_COPY.colours}</span>
          <Segmented label={FILTER_COPY.colours} items={COLOURS} value={upColour} onChange={setUpColour} />
        </div>
        <a href={ROUTES.results.path} className="flex min-h-12 items-center justify-between text-14 text-text-2">
          {SHELF_COPY.toResults}
          <Icon name="chevron-right" size={18} />
        </a>
        <fieldset>
          <legend className="pt-2 text-13 text-text-2">{FILTER_COPY.leagues}</legend>
          {leagues.map(({ leagueId, league, count }) => (
            <label key={leagueId} className="flex min-h-12 items-center gap-3 border-b border-line text-15">
              <input
                type="checkbox"
                className="size-5 accent-brand"
                checked={chosen.includes(leagueId)}
                onChange={() => toggle(leagueId)}
              />
              <span className="min-w-0 flex-1 truncate">{league}</span>
              <span className="text-13 text-text-3">{count}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
