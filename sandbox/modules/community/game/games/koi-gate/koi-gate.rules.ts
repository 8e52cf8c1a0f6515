import type { RandomSource } from '../../round-random';

/** 锦鲤跃门: five reels of sixteen stops, three rows, 243 ways from left to right. */
export const PAYING_SYMBOLS = ['pearl', 'ingot', 'jade', 'drum', 'lotus', 'fan', 'wave'] as const;
export type PayingSymbol = (typeof PAYING_SYMBOLS)[number];

/** `gate` stands for every symbol that pays; `koi` pays by free spins alone. */
export type KoiSymbol = PayingSymbol | 'gate' | 'koi';

/** Symbols by their letters on the reels. */
const LETTERS: Readonly<Record<string, KoiSymbol>> = {
  P: 'pearl',
  I: 'ingot',
  J: 'jade',
  D: 'drum',
  L: 'lotus',
  F: 'fan',
  W: 'wave',
  G: 'gate',
  K: 'koi',
};

/** Symbols of each reel from top to bottom; the first follows the last. */
export const KOI_REELS: readonly (readonly KoiSymbol[])[] = [
  'WWWKLLDFFFJIDLJP',
  'FFGLLWWWDIJDFJLP',
  'WWKFFFDLLJGIWDJP',
  'FLGWDFJWLIDFJWLP',
  'FKWDLFJIWLDFWJLP',
].map((reel) => [...reel].map((letter) => LETTERS[letter]!));

export const ROWS = 3;

/** Payout of each way with three, four and five alike from the left, in hundredths of the stake. */
export const KOI_PAYS: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  pearl: [150, 500, 3_000],
  ingot: [80, 250, 1_000],
  jade: [40, 100, 400],
  drum: [30, 80, 250],
  lotus: [15, 40, 150],
  fan: [10, 25, 60],
  wave: [10, 20, 60],
};

/** Alike symbols of the least win. */
const MIN_ALIKE = 3;

/** Koi in view that give free spins, their number, and the factor of their payouts. They give no further ones. */
export const KOI_NEEDED = 3;
export const FREE_SPINS = 8;
export const FREE_FACTOR = 2;

export interface KoiOutcome {
  /** Stop of each reel in the upper row. */
  stops: readonly number[];
  /** Stops of each free spin; empty without them. */
  free: readonly (readonly number[])[];
}

/** The symbols in view on a reel, from top to bottom. */
export const windowOf = (reel: number, stop: number): KoiSymbol[] =>
  Array.from({ length: ROWS }, (_, row) => KOI_REELS[reel]![(stop + row) % KOI_REELS[reel]!.length]!);

/** A symbol's number in view, gates included, by reel and stop. */
const COUNTS = new Map(
  PAYING_SYMBOLS.map((symbol) => [
    symbol,
    KOI_REELS.map((stops, reel) => stops.map((_, stop) => windowOf(reel, stop).filter((one) => one === symbol || one === 'gate').length)),
  ]),
);

/** A symbol's wins in a spin: its number of reels from the left, its ways, and their joint payout in hundredths of the stake. */
export interface KoiWin {
  symbol: PayingSymbol;
  alike: number;
  ways: number;
  rate: number;
}

/** Wins of a spin. */
export function winsOf(stops: readonly number[]): KoiWin[] {
  const wins: KoiWin[] = [];
  for (const symbol of PAYING_SYMBOLS) {
    const counts = COUNTS.get(symbol)!;
    let ways = 1;
    let alike = 0;
    while (alike < stops.length) {
      const count = counts[alike]![stops[alike]!]!;
      if (count === 0) break;
      ways *= count;
      alike += 1;
    }
    if (alike >= MIN_ALIKE) wins.push({ symbol, alike, ways, rate: ways * KOI_PAYS[symbol][alike - MIN_ALIKE]! });
  }
  return wins;
}

/** Payout of a spin, in hundredths of the stake. */
export const spinRate = (stops: readonly number[]): number => winsOf(stops).reduce((sum, { rate }) => sum + rate, 0);

/** True when enough koi are in view for free spins. */
export const isFreed = (stops: readonly number[]): boolean =>
  stops.reduce((sum, stop, reel) => sum + windowOf(reel, stop).filter((symbol) => symbol === 'koi').length, 0) >= KOI_NEEDED;

export const spinReels = (random: RandomSource): number[] => KOI_REELS.map((reel) => random.below(reel.length));

export function playKoi(random: RandomSource): KoiOutcome {
  const stops = spinReels(random);
  return { stops, free: Array.from({ length: isFreed(stops) ? FREE_SPINS : 0 }, () => spinReels(random)) };
}

/** Payout of a round with its free spins, in hundredths of the stake. */
export const koiRate = ({ stops, free }: KoiOutcome): number =>
  spinRate(stops) + FREE_FACTOR * free.reduce((sum, spin) => sum + spinRate(spin), 0);
