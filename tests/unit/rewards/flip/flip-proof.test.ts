import { createHash } from 'node:crypto';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import { hashOfSeed } from '../../../../sandbox/modules/community/game/round-random';
import { proofOf } from '@/lib/domain/rewards/flip/flip-proof';
import type { Flipped } from '@/lib/domain/rewards/flip/flip.model';
import { cardLook, chanceText, joinFlips, prizeAt } from '@/lib/domain/rewards/flip/flip.rules';
import { commitmentOf, FLIP_PRIZES, newSeed, prizeOf } from '../../../../sandbox/modules/rewards/flip/flip.rules';
import * as fc from '../../../support/property';

const CARDS = Array.from({ length: 9 }, (_, card) => card);

function picked(seed: string, key: string, card: number): Flipped {
  const { prize, coins, amount } = prizeOf(seed, key, card);
  const cards = CARDS.map((one) => prizeOf(seed, key, one).prize);
  return { roundId: '1', commitment: commitmentOf(seed), seed, key, card, prize, coins, amount, cards, at: 0 };
}
const other = (prize: string) => FLIP_PRIZES.find((one) => one.prize !== prize)!.prize;

test('the browser reproduces the platform’s result, and detects each value that was changed afterwards', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.nat(8), async (key, card) => {
      const round = picked(newSeed(), key, card);
      expect(await proofOf(round, FLIP_PRIZES)).toEqual({ seedFits: true, byText: false, cardsFit: true });
      expect((await proofOf({ ...round, commitment: commitmentOf(newSeed()) }, FLIP_PRIZES)).seedFits).toBe(false);
      expect((await proofOf({ ...round, prize: other(round.prize) }, FLIP_PRIZES)).cardsFit).toBe(false);
      const cards = round.cards.map((prize, at) => (at === (card + 1) % 9 ? other(prize) : prize));
      expect((await proofOf({ ...round, cards }, FLIP_PRIZES)).cardsFit).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a round whose hash was made of the key’s text is still proved, and marked as such', async () => {
  const seed = newSeed();
  const old = { ...picked(seed, 'key-12345', 4), commitment: createHash('sha256').update(seed).digest('hex') };
  expect(await proofOf(old, FLIP_PRIZES)).toEqual({ seedFits: true, byText: true, cardsFit: true });
  expect((await proofOf({ ...old, seed: 'no hexadecimal' }, FLIP_PRIZES)).seedFits).toBe(false);
});

test('flips and games hash a key in the way that both pages state', () => {
  const seed = newSeed();
  const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  expect([commitmentOf(seed), hashOfSeed(seed)]).toEqual([hash, hash]);
  expect([FLIP_COPY.hashRule, GAME_COPY.hashRule]).toEqual([SEED_HASH_RULE, SEED_HASH_RULE]);
  expect(SEED_HASH_RULE).toContain('还原成 32 个字节，再求 SHA-256');
});

test('chances are exact and add up to 100%', () => {
  expect(FLIP_PRIZES.map(({ weight }) => chanceText(weight, 256))).toEqual([
    '37.5%',
    '25%',
    '18.75%',
    '12.5%',
    '4.6875%',
    '1.171875%',
    '0.390625%',
  ]);
  expect(prizeAt(FLIP_PRIZES, 255)).toBe('cash-8888');
  expect(prizeAt(FLIP_PRIZES, 256)).toBeNull();
});

test('a chosen card waits for its result, which turns over all cards, and a rejected choice closes it again', () => {
  const request = { key: 'k', member: 'm', roundId: '1', card: 3, asks: 1 };
  expect([3, 4].map((card) => cardLook(card, { ...request, state: 'unknown' }))).toEqual(['chosen', 'closed']);
  expect([3, 4].map((card) => cardLook(card, { ...request, state: 'done' }))).toEqual(['won', 'missed']);
  expect([3, 4].map((card) => cardLook(card, { ...request, state: 'rejected' }))).toEqual(['closed', 'closed']);
  expect(cardLook(3, null)).toBe('closed');
});

test('a round that moved to the next page is listed once', () => {
  const rounds = [1, 2, 3].map((id) => ({ ...picked(newSeed(), 'key-12345', 0), roundId: String(id) }));
  const pages = [rounds.slice(0, 2), rounds.slice(1)].map((list, at) => ({ page: at + 1, list, hasMore: at === 0 }));
  expect(joinFlips(pages).map(({ roundId }) => roundId)).toEqual(['1', '2', '3']);
});
