import type { Minor } from './money';
import type { Odds } from './odds';

/** A decimal as digits and the number of those behind its point. */
interface Digits {
  digits: bigint;
  places: number;
}

const ONE: Digits = { digits: 1n, places: 0 };

function digitsOf(price: Odds): Digits {
  const [whole = '', fraction = ''] = price.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

/** Product of prices, exact. */
export function oddsProduct(prices: readonly Odds[]): Odds {
  const { digits, places } = prices.map(digitsOf).reduce((a, b) => ({ digits: a.digits * b.digits, places: a.places + b.places }), ONE);
  const text = String(digits).padStart(places + 1, '0');
  const fraction = text.slice(text.length - places).replace(/0+$/, '');
  const whole = text.slice(0, text.length - places);
  return places > 0 && fraction !== '' ? `${whole}.${fraction}` : whole;
}

/** Return including the stake, cut to the minor unit. */
export function returnOf(stake: Minor, price: Odds): Minor {
  const { digits, places } = digitsOf(price);
  return (stake * digits) / 10n ** BigInt(places);
}
