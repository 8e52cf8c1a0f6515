import type { Minor } from './money';
import type { Odds } from './odds';

/** A decimal as digits and the number of them after its point. */
interface Digits {
  digits: bigint;
  decimals: number;
}

const ONE: Digits = { digits: 1n, decimals: 0 };

function digitsOf(price: Odds): Digits {
  const [whole = '', fraction = ''] = price.split('.');
  return { digits: BigInt(whole + fraction), decimals: fraction.length };
}

/** Product of prices, exact. */
export function oddsProduct(prices: readonly Odds[]): Odds {
  const { digits, decimals } = prices
    .map(digitsOf)
    .reduce((a, b) => ({ digits: a.digits * b.digits, decimals: a.decimals + b.decimals }), ONE);
  const text = String(digits).padStart(decimals + 1, '0');
  const fraction = text.slice(text.length - decimals).replace(/0+$/, '');
  const whole = text.slice(0, text.length - decimals);
  return decimals > 0 && fraction !== '' ? `${whole}.${fraction}` : whole;
}

/** Return including the stake, cut to the minor unit. */
export function returnOf(stake: Minor, price: Odds): Minor {
  const { digits, decimals } = digitsOf(price);
  return (stake * digits) / 10n ** BigInt(decimals);
}
