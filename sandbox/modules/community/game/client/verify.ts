import { isInChain } from '../draw-chain.rules';
import { GAMES } from '../game-catalog';
import { drawRandomOf, hashOfSeed, roundRandomOf } from '../round-random';
import type { RoundView } from '../round.view';

/** Result of a check of a settled round; `chain` is null for a round without a draw's chain. */
export interface Verification {
  /** The seed fits the hash that was shown before. */
  hash: boolean;
  /** The seed leads to the hash that was published when its chain began. */
  chain: boolean | null;
  /** The seed gives the outcome. */
  outcome: boolean;
}

/** The page's own check of a settled round. */
export function verifyRound(round: RoundView): Verification {
  const { seed, hash, chain, outcome } = round;
  if (seed === null) return { hash: false, chain: null, outcome: false };
  return {
    hash: hashOfSeed(seed) === hash,
    chain: chain && isInChain(seed, chain),
    outcome: same(reckon(round, seed), outcome),
  };
}

function reckon({ game, id, clientSeed, lines, steps, draw }: RoundView, seed: string): unknown {
  const { rules } = GAMES[game];
  if (rules.kind === 'draws') return draw === null ? null : rules.decide(drawRandomOf(seed, game, draw), draw);
  const random = roundRandomOf(seed, clientSeed, id);
  const bet = lines[0]?.bet ?? '';
  return rules.kind === 'steps' ? rules.outcomeOf(rules.replay(bet, steps, random)) : rules.decide(random, bet);
}

/** Compares values as JSON, whatever the order of an object's keys. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => same(value, other.get(key)));
}
