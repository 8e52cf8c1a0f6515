import { unit } from '../engine/chance.ts';
import type { Pricing } from '../engine/market.model.ts';
import type { OutrightOption } from '../engine/world.model.ts';
import type { OutrightEvent } from './outright-event.ts';
import { isAsGoodAsWon, OUTRIGHT_MARGIN, outrightPrices } from './outright-price.ts';

export const marginOf = ({ margins }: Pricing): number => margins?.outright ?? OUTRIGHT_MARGIN;

/** A venue's view of a contender differs more from the model than its view of a match. */
const STRAY = 3;

/** A venue's offer on a title by these chances, the likeliest first; without prices once it is as good as won. */
export function optionsAt(event: OutrightEvent, pricing: Pricing, chances: Map<number, number>): OutrightOption[] {
  const names = new Map(event.fixtures.flatMap(({ match }) => [match.home, match.away]).map((team) => [team.number, team.name]));
  const bent = [...chances].map(([number, chance]) => ({
    number,
    share: chance * Math.exp(STRAY * pricing.noise * (unit(`${pricing.venue}|${event.match.id}|${number}`) * 2 - 1)),
  }));
  const sum = bent.reduce((total, { share }) => total + share, 0);
  const sorted = bent.toSorted((a, b) => b.share - a.share || a.number - b.number);
  const prices = isAsGoodAsWon([...chances.values()])
    ? null
    : outrightPrices(
        sorted.map(({ share }) => share / sum),
        marginOf(pricing),
      );
  const priced = sorted.map(({ number }, index) => ({ number, name: names.get(number)!, price: prices?.[index] ?? null }));
  const out = [...names].filter(([number]) => !chances.has(number)).map(([number, name]) => ({ number, name, price: null }));
  return [...priced, ...out];
}
