import type { RandomSource } from '../../round-random';

/** 二十一点 against the bank, each card drawn from a full deck. Ranks: 1 = A to 13 = K. */
export const BLACKJACK_STEPS = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackStep = (typeof BLACKJACK_STEPS)[number];

/** Points at which the bank stops, soft ones too. */
export const BANK_STANDS = 17;
export const TARGET = 21;
/** Points of two cards without an A on which a player may double. */
const DOUBLED = { least: 9, most: 11 } as const;

/** Payouts by result, in hundredths of the hand's stake, the stake included. */
export const BLACKJACK_PAYS = { natural: 250, won: 200, push: 100, lost: 0, bust: 0 } as const;
export type BlackjackResult = keyof typeof BLACKJACK_PAYS;

export interface BlackjackState {
  /** The player's cards: one hand, or two after a split. */
  hands: readonly (readonly number[])[];
  /** Number of the hand that the player plays. */
  active: number;
  doubled: boolean;
  /** The bank's cards; the second one is closed until the round is over. */
  bank: readonly number[];
  /** Results of the hands; null while the player is to choose. */
  results: readonly BlackjackResult[] | null;
}

/** Points of a card; A counts 1 here. */
export const pointsOf = (rank: number): number => Math.min(rank, 10);

/** Best points of a hand. `soft`: one A counts 11. */
export function handOf(cards: readonly number[]): { points: number; soft: boolean } {
  const hard = cards.reduce((sum, rank) => sum + pointsOf(rank), 0);
  const soft = cards.includes(1) && hard + 10 <= TARGET;
  return { points: soft ? hard + 10 : hard, soft };
}

/** True for A and a ten as the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && handOf(cards).points === TARGET;

/** True for two cards on which the stake may be doubled: for exactly one more card. */
export function canDouble(cards: readonly number[]): boolean {
  const { points, soft } = handOf(cards);
  return cards.length === 2 && !soft && points >= DOUBLED.least && points <= DOUBLED.most;
}

/** True for two cards of the same points, which can become two hands. */
export const canSplit = (cards: readonly number[]): boolean => cards.length === 2 && pointsOf(cards[0]!) === pointsOf(cards[1]!);

/** Steps that the player may take. Doubling and splitting are choices of the first step alone. */
export function stepsOf({ hands, results }: BlackjackState): readonly BlackjackStep[] {
  if (results !== null) return [];
  const [first] = hands;
  const isFirst = hands.length === 1 && first!.length === 2;
  return BLACKJACK_STEPS.filter((step) =>
    step === 'double' ? isFirst && canDouble(first!) : step === 'split' ? isFirst && canSplit(first!) : true,
  );
}

const draw = (random: RandomSource) => random.below(13) + 1;

/** A natural on either side ends the round before the player chooses. */
function deal(random: RandomSource): BlackjackState {
  const player = [draw(random), draw(random)];
  const bank = [draw(random), draw(random)];
  const state = { hands: [player], active: 0, doubled: false, bank };
  if (isNatural(player)) return { ...state, results: [isNatural(bank) ? 'push' : 'natural'] };
  return { ...state, results: isNatural(bank) ? ['lost'] : null };
}

/** The bank draws unless every hand has too many points, and the hands are compared. */
function end(state: BlackjackState, random: RandomSource): BlackjackState {
  const points = state.hands.map((cards) => handOf(cards).points);
  const bank = [...state.bank];
  if (points.some((ours) => ours <= TARGET)) while (handOf(bank).points < BANK_STANDS) bank.push(draw(random));
  const theirs = handOf(bank).points;
  const results = points.map((ours): BlackjackResult => {
    if (ours > TARGET) return 'bust';
    if (theirs > TARGET || ours > theirs) return 'won';
    return ours === theirs ? 'push' : 'lost';
  });
  return { ...state, bank, results };
}

/** Goes on to the next hand that can take a card, or ends the round. A hand of 21 points takes none. */
function next(state: BlackjackState, random: RandomSource): BlackjackState {
  const active = state.active + 1;
  if (active >= state.hands.length) return end(state, random);
  const moved = { ...state, active };
  return handOf(state.hands[active]!).points === TARGET ? next(moved, random) : moved;
}

/** One more card for the hand that is played. */
const withCard = ({ hands, active, ...state }: BlackjackState, random: RandomSource): BlackjackState => ({
  ...state,
  hands: hands.map((cards, index) => (index === active ? [...cards, draw(random)] : cards)),
  active,
});

function hit(state: BlackjackState, random: RandomSource): BlackjackState {
  const drawn = withCard(state, random);
  return handOf(drawn.hands[drawn.active]!).points >= TARGET ? next(drawn, random) : drawn;
}

/** Both hands get a second card; split A get no more. */
function split(state: BlackjackState, random: RandomSource): BlackjackState {
  const hands = state.hands[0]!.map((rank) => [rank, draw(random)]);
  if (hands[0]![0] === 1) return end({ ...state, hands }, random);
  return next({ ...state, hands, active: -1 }, random);
}

function take(state: BlackjackState, step: string, random: RandomSource): BlackjackState {
  switch (step) {
    case 'hit':
      return hit(state, random);
    case 'double':
      return end({ ...withCard(state, random), doubled: true }, random);
    case 'split':
      return split(state, random);
    default:
      return next(state, random);
  }
}

/** A round from its beginning through its steps. */
export function playBlackjack(steps: readonly string[], random: RandomSource): BlackjackState {
  return steps.reduce((state, step) => take(state, step, random), deal(random));
}

/** Hundredths of the first stake that a round returns; null while it is open. A doubled hand has two stakes, each split hand one. */
export function blackjackRate({ results, doubled }: Pick<BlackjackState, 'results' | 'doubled'>): number | null {
  return results && results.reduce((sum, result) => sum + BLACKJACK_PAYS[result], 0) * (doubled ? 2 : 1);
}
