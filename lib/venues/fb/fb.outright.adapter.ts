import { fbOutrightSchema } from '@pavilion/contract/venues/fb.outright.wire';
import { readRow } from '@/lib/kit/http/row';
import type { Outright, OutrightList } from '@/lib/domain/betting/match/sport.model';
import { toLeague, toMarkets } from './fb.adapter';
import { toSport } from './fb.enums.adapter';

function toOutright(row: unknown): Outright | null {
  const parsed = readRow('FBTY outright', fbOutrightSchema, row);
  if (!parsed) return null;
  const { id, bt, ss, sid, nm, ye, lg, mg } = parsed;
  const sport = toSport(sid);
  const [market] = mg.flatMap((group) => toMarkets(group, ss === 1).markets);
  if (!sport || !market) return null;
  const name = [ye, nm].filter(Boolean).join(' ');
  return {
    id: String(id),
    venue: 'FBTY',
    sport,
    league: toLeague(lg),
    name,
    closesAt: bt,
    market: { ...market, kind: 'outright' },
  };
}

/** 冠军: rows are parsed one by one; a league without a market is left out. */
export function toOutrights({ records }: { records: readonly unknown[] }): OutrightList {
  const outrights = records.map(toOutright).filter((row) => row !== null);
  return { outrights, invalidRows: records.length - outrights.length };
}
