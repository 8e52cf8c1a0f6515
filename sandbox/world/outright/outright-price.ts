/** No contender pays more: less likely ones are sold at this price. */
export const MAX_OUTRIGHT_PRICE = 1000;
const MIN_PRICE = 1.01;
/** A favourite this likely counts as the winner: the title is not sold any more. */
const AS_GOOD_AS_WON = 0.99;

/** A venue's margin on a title if its pricing names none. */
export const OUTRIGHT_MARGIN = 1.2;

/** True when a title is not sold any more, by the chances of its contenders. */
export function isAsGoodAsWon(chances: readonly number[]): boolean {
  return Math.max(...chances) > AS_GOOD_AS_WON;
}

/**
 * Prices of the contenders by their chances, in the same order; they add up to the margin. Outsiders have a larger part of it than
 * favourites: every chance is raised to one power below 1, as bookmakers do.
 */
export function outrightPrices(chances: readonly number[], margin: number): string[] {
  const floor = 1 / MAX_OUTRIGHT_PRICE;
  const sharesAt = (power: number) => chances.map((chance) => Math.max(floor, chance ** power));
  const sumAt = (power: number) => sharesAt(power).reduce((sum, share) => sum + share, 0);
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > margin) low = middle;
    else high = middle;
  }
  return sharesAt(high).map(priceText);
}

/** Rounds as titles are quoted: in coarser steps the longer the odds. */
function priceText(share: number): string {
  const exact = 1 / share;
  const step = exact < 5 ? 0.01 : exact < 20 ? 0.1 : exact < 50 ? 0.5 : exact < 100 ? 1 : exact < 250 ? 5 : 25;
  return Math.min(MAX_OUTRIGHT_PRICE, Math.max(MIN_PRICE, Math.round(exact / step) * step)).toFixed(2);
}
