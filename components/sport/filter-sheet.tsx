'use client';

import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { Sheet } from '@/components/ui/sheet';
import type { LeagueCount, SortBy } from '@/lib/domain/sport/board.rules';
import { SPORT_COPY } from '@/lib/domain/sport/sport.copy';
import { useView } from '@/lib/domain/sport/view.store';

const SORTS: readonly { id: SortBy; label: string }[] = [
  { id: 'league', label: SPORT_COPY.byLeague },
  { id: 'time', label: SPORT_COPY.byTime },
];

/** Which leagues a list shows, and in what order. Loaded on first use. */
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
  const total = leagues.filter(({ leagueId }) => chosen.length === 0 || chosen.includes(leagueId)).reduce((sum, { count }) => sum + count, 0);
  const toggle = (leagueId: string) =>
    onChoose(chosen.includes(leagueId) ? chosen.filter((id) => id !== leagueId) : [...chosen, leagueId]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={SPORT_COPY.filterTitle}
      foot={
        <div className="gutter flex gap-2 border-t border-line py-3">
          <Button variant="outline" onClick={() => onChoose([])} disabled={chosen.length === 0} className="flex-1">
            {SPORT_COPY.allLeagues}
          </Button>
          <Button onClick={onClose} className="flex-1">
            {total} {SPORT_COPY.matches}
          </Button>
        </div>
      }
    >
      <div className="gutter pb-4">
        <div className="flex min-h-12 items-center justify-between">
          <span className="text-14 text-text-2">{SPORT_COPY.sort}</span>
          <Segmented label={SPORT_COPY.sort} items={SORTS} value={sort} onChange={setSort} />
        </div>
        <fieldset>
          <legend className="pt-2 text-13 text-text-2">{SPORT_COPY.leagues}</legend>
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
