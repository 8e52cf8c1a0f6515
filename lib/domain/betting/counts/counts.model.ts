/** The six platform codes: sport, slots, e-sport, live tables, lottery, chess (spec §3). */
export const COUNT_CODES = ['TY', 'DZ', 'DJ', 'ZR', 'CP', 'QP'] as const;
export type CountCode = (typeof COUNT_CODES)[number];

/** Number of matches or games on now; a missing code = unknown, 0 = none. */
export type Counts = Readonly<Partial<Record<CountCode, number>>>;

/** Counts with the real ms at which they arrived. */
export interface CachedCounts {
  counts: Counts;
  at: number;
}
