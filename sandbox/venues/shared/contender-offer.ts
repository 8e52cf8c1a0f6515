import type { Pricing } from '../../world/engine/market.model';
import type { World } from '../../world/engine/world.model';
import type { Lookup } from './venue-offer';

/**
 * A contender of a title as it is sold now: a market of its own, on a match whose away side is the contender, so that a bet still
 * has its name when the season's list is gone.
 */
export function findContender(world: World, pricing: Pricing, outrightNumber: number, contender: number): Lookup {
  const at = world.now();
  const outright = world.outrights(pricing, at).find(({ number }) => number === outrightNumber);
  if (!outright) return world.matchByNumber(outrightNumber) ? 'closed' : 'missing';
  const option = outright.options.find(({ number }) => number === contender);
  if (!option) return 'missing';
  const { name, price } = option;
  const state = world.state(outright.match, at);
  return {
    match: { ...outright.match, away: { id: `${outright.id}-${contender}`, number: contender, name } },
    state,
    inPlay: false,
    market: { kind: 'outright', period: 'full', line: contender, main: true, options: [{ role: 'yes', price }] },
    role: 'yes',
    price,
    moved: false,
    open: state.suspended === null && price !== null && at < outright.closesAt,
  };
}
