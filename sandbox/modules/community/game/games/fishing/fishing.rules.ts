import type { RandomSource } from '../../round-random';

/** 月下捕鱼: one net at one fish. */
export const FISH = ['shrimp', 'carp', 'crab', 'turtle', 'ray', 'shark', 'dragon'] as const;
export type Fish = (typeof FISH)[number];

/** Payout of a caught fish, in hundredths of the stake. */
export const FISH_PAYS: Readonly<Record<Fish, number>> = {
  shrimp: 200,
  carp: 300,
  crab: 500,
  turtle: 1_000,
  ray: 2_000,
  shark: 5_000,
  dragon: 10_000,
};

/** Every fish returns 97 of 100. */
export const FISH_RETURN = 97;

/** A shot at one fish. */
export interface FishingOutcome<Kind extends string = Fish> {
  fish: Kind;
  caught: boolean;
}

/** Tries to catch a fish that pays `pay` hundredths of the stake: the more it pays, the rarer. */
export function tryCatch<Kind extends string>(fish: Kind, pay: number, random: RandomSource): FishingOutcome<Kind> {
  return { fish, caught: random.chance(FISH_RETURN, pay) };
}

export const castNet = (fish: Fish, random: RandomSource): FishingOutcome => tryCatch(fish, FISH_PAYS[fish], random);
