import { sha256Hex } from '@/lib/kit/crypto/hash';
import type { Flipped, Prize } from './flip.model';
import { prizeAt } from './flip.rules';

/** Result of a round's check. */
export interface FlipProof {
  /** The seed is the one whose hash was shown before the flip. */
  seedFits: boolean;
  /** The hash is that of the seed's text, as of rounds from before it was that of its bytes. */
  byText: boolean;
  /** All nine cards, the chosen one too, hide the prizes that follow from seed, key and printed weights. */
  cardsFit: boolean;
}

/** Recounts a round in this browser, from its seed, its key and the printed weights alone. */
export async function proofOf(flipped: Flipped, prizes: readonly Prize[]): Promise<FlipProof> {
  const { seed, key, commitment, card, cards, prize } = flipped;
  const digests = await Promise.all(cards.map((_, one) => sha256Hex(`${seed}:${key}:${one}`)));
  const picked = digests.map((digest) => prizeAt(prizes, Number.parseInt(digest.slice(0, 2), 16)));
  const byText = (await sha256Hex(seed)) === commitment;
  return {
    seedFits: byText || (await hashOfBytes(seed)) === commitment,
    byText,
    cardsFit: picked.every((one, at) => one === cards[at]) && picked[card] === prize,
  };
}

/** The hash of a seed's bytes; null for a text that is no hexadecimal. */
async function hashOfBytes(seed: string): Promise<string | null> {
  return /^(?:[0-9a-f]{2})+$/i.test(seed) ? (await import('@pavilion/number/hmac.lazy')).sha256OfHex(seed) : null;
}
