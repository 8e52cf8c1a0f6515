import type { RandomSource } from '../../round-random';

/** 琉璃转轮: three wheels of twenty stops, one winning row. */
export const SLOT_SYMBOLS = ['seven', 'lantern', 'koi', 'peach', 'coin', 'cloud'] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];

/** Symbols of each wheel from top to bottom, by their place in `SLOT_SYMBOLS`. */
export const SLOT_WHEELS: readonly (readonly number[])[] = [
  [5, 4, 3, 5, 2, 4, 5, 3, 1, 5, 4, 5, 3, 2, 5, 0, 4, 5, 3, 4],
  [4, 5, 3, 5, 4, 2, 5, 3, 5, 1, 4, 5, 3, 5, 2, 4, 0, 5, 3, 4],
  [5, 3, 4, 5, 2, 5, 4, 3, 5, 1, 5, 4, 3, 5, 4, 2, 5, 0, 3, 4],
];

/** Payouts of three alike and of the first two alike, in hundredths of the stake, by symbol. */
export const SLOT_PAYS: Readonly<Record<SlotSymbol, { three: number; two: number }>> = {
  seven: { three: 30_000, two: 2_000 },
  lantern: { three: 15_000, two: 1_000 },
  koi: { three: 7_000, two: 600 },
  peach: { three: 1_500, two: 350 },
  coin: { three: 800, two: 200 },
  cloud: { three: 500, two: 50 },
};

export interface SlotOutcome {
  /** The stop of each wheel that came to rest in the winning row. */
  stops: readonly number[];
  symbols: readonly SlotSymbol[];
}

/** Symbols in view at a stop of a wheel: above it, on the winning row, below it. */
export function windowOf(wheel: number, stop: number): SlotSymbol[] {
  const symbols = SLOT_WHEELS[wheel]!;
  return [-1, 0, 1].map((step) => SLOT_SYMBOLS[symbols[(stop + step + symbols.length) % symbols.length]!]!);
}

export function spin(random: RandomSource): SlotOutcome {
  const stops = SLOT_WHEELS.map((wheel) => random.below(wheel.length));
  const symbols = stops.map((stop, wheel) => SLOT_SYMBOLS[SLOT_WHEELS[wheel]![stop]!]!);
  return { stops, symbols };
}

/** Payout, in hundredths of the stake. */
export function slotRate({ symbols: [first, second, third] }: Pick<SlotOutcome, 'symbols'>): number {
  if (first === undefined || first !== second) return 0;
  return second === third ? SLOT_PAYS[first].three : SLOT_PAYS[first].two;
}
