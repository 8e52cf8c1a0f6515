import type { RandomSource } from '../../round-random';

/** 龙虎: one card each, drawn from a full deck. Ranks: 1 = A, the lowest, to 13 = K. */
export const DRAGON_TIGER_WINNERS = ['dragon', 'tie', 'tiger'] as const;
export type DragonTigerWinner = (typeof DRAGON_TIGER_WINNERS)[number];

/** Bets on one of the two cards; the middle rank, 7, loses them. */
export const DRAGON_TIGER_PARITIES = ['dragon-odd', 'dragon-even', 'tiger-odd', 'tiger-even'] as const;
export type DragonTigerBet = DragonTigerWinner | (typeof DRAGON_TIGER_PARITIES)[number];

export const DRAGON_TIGER_BETS: readonly DragonTigerBet[] = [...DRAGON_TIGER_WINNERS, ...DRAGON_TIGER_PARITIES];

/** Payouts in hundredths of the stake, the stake included. */
export const DRAGON_TIGER_PAYS: Readonly<Record<DragonTigerBet, number>> = {
  dragon: 200,
  tie: 1_250,
  tiger: 200,
  'dragon-odd': 208,
  'dragon-even': 208,
  'tiger-odd': 208,
  'tiger-even': 208,
};

/** Returned of 龙 and 虎 in a tie, in hundredths of the stake. */
const TIE_RETURN = 50;
/** The rank that loses the bets on odd and even. */
const MIDDLE_RANK = 7;

export interface DragonTigerOutcome {
  dragon: number;
  tiger: number;
}

export function drawDragonTiger(random: RandomSource): DragonTigerOutcome {
  return { dragon: random.below(13) + 1, tiger: random.below(13) + 1 };
}

export function winnerOf({ dragon, tiger }: DragonTigerOutcome): DragonTigerWinner {
  return dragon > tiger ? 'dragon' : dragon < tiger ? 'tiger' : 'tie';
}

const isOdd = (rank: number) => rank !== MIDDLE_RANK && rank % 2 === 1;
const isEven = (rank: number) => rank % 2 === 0;

/** Payout of a bet, in hundredths of the stake. */
export function dragonTigerRate(outcome: DragonTigerOutcome, bet: DragonTigerBet): number {
  const pays = (wins: boolean) => (wins ? DRAGON_TIGER_PAYS[bet] : 0);
  switch (bet) {
    case 'dragon-odd':
      return pays(isOdd(outcome.dragon));
    case 'dragon-even':
      return pays(isEven(outcome.dragon));
    case 'tiger-odd':
      return pays(isOdd(outcome.tiger));
    case 'tiger-even':
      return pays(isEven(outcome.tiger));
    default: {
      const winner = winnerOf(outcome);
      return winner === 'tie' && bet !== 'tie' ? TIE_RETURN : pays(winner === bet);
    }
  }
}
