import * as z from '@pavilion/contract/schema';
import { obListSchema } from '@pavilion/contract/venues/ob.match.wire';
import type { CallLimit } from '@/lib/kit/http/deadline';
import { BoundedMap } from '@/lib/kit/store/bounded-map';
import type { LegId } from '@/lib/venues/venue';
import { marketsOf, rowsOf, toMatch } from './ob.adapter';
import type { ObMatch } from './ob.adapter';
import type { ObCaller } from './ob.client';
import type { ObLeg } from './ob.leg.adapter';

/** Most selections stored; the oldest is removed first and is requested again when needed. */
const MAX_LEGS = 500;

/**
 * Data of a selection that OB needs for quotes and bets: its play, its line's slot, its option's name. A slip has only ids,
 * so the data is requested once; the match is requested each time, for its stage and score.
 */
export interface KnownLegs {
  /** Legs in their order; null for one that OB no longer sells. */
  getLegs(legs: readonly LegId[], limit: CallLimit): Promise<readonly (ObLeg | null)[]>;
  /** The last known state; null without one. */
  get(selectionId: string): ObLeg | null;
  store(leg: ObLeg): void;
}

export function createKnownLegs(callOb: ObCaller): KnownLegs {
  const cached = new BoundedMap<string, ObLeg>(MAX_LEGS);

  function store(leg: ObLeg): void {
    cached.set(leg.option.oid, leg);
  }

  async function getMatches(mids: readonly string[], limit: CallLimit): Promise<ReadonlyMap<string, ObMatch>> {
    const path = '/yewu11/v1/m/getMatchBaseInfoByMidsPB';
    const rows = rowsOf(await callOb({ path, body: { mids: mids.join(','), sort: 2, device: 'v2_h5' }, response: obListSchema, ...limit }));
    const found = rows.map(toMatch).filter((row) => row !== null);
    return new Map(found.map(({ wire }) => [wire.mid, wire]));
  }

  async function learn(wire: ObMatch, wanted: ReadonlySet<string>, limit: CallLimit): Promise<void> {
    const path = '/yewu11/v1/m/matchDetail/getMatchOddsInfoPB';
    const schema = z.nullable(z.array(z.unknown()));
    const plays = await callOb({ path, query: { mid: wire.mid, mcid: '0' }, response: schema, ...limit });
    for (const { play, line, option } of marketsOf(wire, plays ?? []).options) {
      if (wanted.has(option.oid)) store({ wire, play, line, option });
    }
  }

  return {
    async getLegs(legs, limit) {
      const matches = await getMatches([...new Set(legs.map(({ matchId }) => matchId))], limit);
      const missing = legs.filter(({ selectionId }) => !cached.has(selectionId));
      const wanted = new Set(missing.map(({ selectionId }) => selectionId));
      const mids = [...new Set(missing.map(({ matchId }) => matchId))];
      await Promise.all(mids.flatMap((mid) => matches.get(mid) ?? []).map((wire) => learn(wire, wanted, limit)));
      return legs.map(({ matchId, selectionId }) => {
        const [leg, wire] = [cached.get(selectionId), matches.get(matchId)];
        if (!leg || !wire || leg.wire.mid !== matchId) return null;
        store({ ...leg, wire });
        return cached.get(selectionId)!;
      });
    },
    get: (selectionId) => cached.get(selectionId) ?? null,
    store,
  };
}
