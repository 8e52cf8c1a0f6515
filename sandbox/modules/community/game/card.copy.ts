const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** The rank of a card as it is printed: 1 = A to 13 = K. */
export const rankOf = (rank: number): string => RANKS[rank]!;
