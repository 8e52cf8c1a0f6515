import type { VenueCode } from '@pavilion/contract/constants';
import type { Pick } from '../../sandbox/modules/betting/order/place-bet';
import { FB_PRICING } from '../../sandbox/venues/fb/fb.match';
import { IM_PRICING } from '../../sandbox/venues/im/im.match';
import { OB_PRICING } from '../../sandbox/venues/ob/ob.match';
import type { Pricing } from '../../sandbox/world/engine/market.model';
import type { World, WorldMatch } from '../../sandbox/world/engine/world.model';

export const PRICING: Record<VenueCode, Pricing> = { FBTY: FB_PRICING, IMTY: IM_PRICING, OBTY: OB_PRICING };
export const VENUES = Object.keys(PRICING) as VenueCode[];

export type Chance = () => number;

/** Random choices that every run makes alike. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let picked = Math.imul(state ^ (state >>> 15), 1 | state);
    picked = (picked + Math.imul(picked ^ (picked >>> 7), 61 | picked)) ^ picked;
    return ((picked ^ (picked >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;

/** Matches that run or begin before `until`. */
export function matchesToday(world: World, until: number): readonly WorldMatch[] {
  const now = world.now();
  return (['football', 'basketball', 'tennis'] as const).flatMap((sport) => [
    ...world.live(now, sport),
    ...world.matchesBetween(now + 1, until, sport).filter((match) => !match.cancelled),
  ]);
}

/** Matches on sale now whose sale stops within `delay` ms. */
export function stoppingMatches(world: World, delay: number): readonly WorldMatch[] {
  const now = world.now();
  return matchesToday(world, now).filter(
    (match) =>
      world.state(match, now).suspended === null &&
      world.saleChanges(match, now + delay).some((change) => change > now && change <= now + delay),
  );
}

/** Something of a match that is on sale now; null where nothing is. */
export function pickOne(world: World, pricing: Pricing, match: WorldMatch, chance: Chance): Pick | null {
  const at = world.now();
  const state = world.state(match, at);
  if (state.suspended !== null) return null;
  const open = world
    .markets(match, pricing, at)
    .flatMap((market) => market.options.flatMap((option) => (option.price ? [{ market, option }] : [])));
  if (open.length === 0) return null;
  const { market, option } = oneOf(chance, open);
  const { kind, period, line } = market;
  return {
    match,
    role: option.role,
    price: option.price!,
    inPlay: match.kickOff <= at,
    scoreAtBet: state.score,
    market: { kind, period, line },
    leagueName: match.league.name,
  };
}
