import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { findOrMake, type Db, type Tx } from '../../../kernel/db/database';
import { chainOf, seedsOf } from './draw-chain.rules';
import type { GameCode } from './game-catalog';
import { gameDraws } from './game.tables';
import { hashOfSeed } from './round-random';

const SEED_BYTES = 32;

/** A new secret seed, hexadecimal. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** The secret seed of a draw and its hash, hexadecimal; nobody reads the seed before the draw. */
export interface Draw {
  number: number;
  seed: string;
  seedHash: string;
  /** Position in its chain, and the hash that was published when the chain began. */
  chain: { position: number; commitment: string };
}

/** Chains that were computed, by their roots. */
const computed = new LRUCache<string, readonly string[]>({ max: 64 });

function seedsOfChain(root: string): readonly string[] {
  const seeds = computed.get(root) ?? seedsOf(root);
  computed.set(root, seeds);
  return seeds;
}

/** The draws of these numbers, in their order. Chains without a row are created. */
export async function getDraws(db: Db | Tx, game: GameCode, numbers: readonly number[]): Promise<Draw[]> {
  if (numbers.length === 0) return [];
  const chains = [...new Set(numbers.map((number) => chainOf(number).chain))].toSorted((a, b) => a - b);
  const named = and(eq(gameDraws.game, game), inArray(gameDraws.chain, chains));
  const rows = await findOrMake(
    async () => {
      const found = await db.select().from(gameDraws).where(named);
      return found.length === chains.length ? found : undefined;
    },
    () =>
      db
        .insert(gameDraws)
        // In one order, so that two requests never wait for each other.
        .values(
          chains.map((chain) => {
            const root = newSeed();
            return { game, chain, root, commitment: hashOfSeed(seedsOfChain(root)[0]!) };
          }),
        )
        .onConflictDoNothing(),
  );
  const byChain = new Map(rows.map((row) => [row.chain, row]));
  return numbers.map((number) => {
    const { chain, position } = chainOf(number);
    const { root, commitment } = byChain.get(chain)!;
    const seeds = seedsOfChain(root);
    // Each seed is the hash of the next one, so none is hashed here.
    return { number, seed: seeds[position]!, seedHash: seeds[position - 1] ?? commitment, chain: { position, commitment } };
  });
}
