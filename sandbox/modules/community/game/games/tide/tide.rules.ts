import type { RandomSource } from '../../round-random';
import { tryCatch, type FishingOutcome } from '../fishing/fishing.rules';

/** 潮汐渔场: one shot at one fish of nine kinds. */
export const TIDE_FISH = ['sardine', 'clown', 'puffer', 'jelly', 'octopus', 'turtle', 'sail', 'orca', 'dragon'] as const;
export type TideFish = (typeof TIDE_FISH)[number];

/** Payout of a caught fish, in hundredths of the stake. */
export const TIDE_PAYS: Readonly<Record<TideFish, number>> = {
  sardine: 200,
  clown: 300,
  puffer: 500,
  jelly: 800,
  octopus: 1_200,
  turtle: 2_000,
  sail: 4_000,
  orca: 8_000,
  dragon: 15_000,
};

export type TideOutcome = FishingOutcome<TideFish>;

export const fireAt = (fish: TideFish, random: RandomSource): TideOutcome => tryCatch(fish, TIDE_PAYS[fish], random);
