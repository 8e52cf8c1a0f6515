/** Amounts as the member reads them, in cents, and the return of a bet: calculated here independently of the product's code. */
export function cents(text: string): bigint {
  const match = /^(-?)([\d,]+)\.(\d{2})$/.exec(text.trim());
  if (!match) throw new Error(`no amount: ${text}`);
  const value = BigInt(match[2]!.replaceAll(',', '')) * 100n + BigInt(match[3]!);
  return match[1] ? -value : value;
}

/** `1,234.50` */
export function amount(value: bigint): string {
  const whole = String(value / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(value % 100n).padStart(2, '0')}`;
}

export type Outcome = '赢' | '赢半' | '走水' | '输半' | '输';

/** Return of a bet, stake included, parts of a cent cut. The price has two places, as shown. */
export function payout(stake: bigint, price: string, outcome: Outcome): bigint {
  const hundredths = cents(price);
  switch (outcome) {
    case '赢':
      return (stake * hundredths) / 100n;
    case '赢半':
      return (stake * (hundredths + 100n)) / 200n;
    case '走水':
      return stake;
    case '输半':
      return stake / 2n;
    case '输':
      return 0n;
  }
}

/** Outcome of an Asian line from its margin in quarter goals: above zero is good for the bet. */
export function outcomeOf(quarters: number): Outcome {
  if (quarters >= 2) return '赢';
  if (quarters === 1) return '赢半';
  if (quarters === 0) return '走水';
  return quarters === -1 ? '输半' : '输';
}

/** `-0.5/1` → -3 */
export function quartersOf(line: string): number {
  const sign = line.startsWith('-') ? -1 : 1;
  const parts = line.replace(/^[+-]/, '').split('/').map(Number);
  return (sign * parts.reduce((sum, part) => sum + part, 0) * 4) / parts.length;
}
