import { endOfEarly, endOfToday } from '../../kernel/clock/calendar';
import type { World, WorldMatch, WorldSport } from '../../world/engine/world.model';
import { isForCombos } from './im.combo.rules';
import { MARKET } from './im.numbers';

/** Cancelled events stay in the list until their kick-off: they are shown as such and sell nothing. */
function upcoming(world: World, sport: WorldSport, from: number, to: number, at: number): WorldMatch[] {
  return world.matchesBetween(from, to, sport).filter((match) => match.kickOff > at);
}

function byTime(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || a.number - b.number;
}

/** IM's own order: important leagues first. */
export function byLeague(a: WorldMatch, b: WorldMatch): number {
  return a.league.rank - b.league.rank || a.league.number - b.league.number || byTime(a, b);
}

/** Events of one market at a world time, by kick-off. `combo`: only those that a combo may contain. */
export function matchesOf(world: World, sport: WorldSport, market: number, at: number, combo = false): readonly WorldMatch[] {
  const end = endOfToday(at);
  const found =
    market === MARKET.running
      ? world.live(at, sport).filter((match) => !match.cancelled)
      : market === MARKET.today
        ? upcoming(world, sport, at, end, at)
        : upcoming(world, sport, end, endOfEarly(at), at);
  return found.filter((match) => !combo || isForCombos(match)).toSorted(byTime);
}

/** Everything of a sport on offer at a world time. */
export function matchesOnSale(world: World, sport: WorldSport, at: number): readonly WorldMatch[] {
  return [MARKET.running, MARKET.today, MARKET.early].flatMap((market) => matchesOf(world, sport, market, at));
}
