/** @jest-environment jest-fixed-jsdom */
import { siteConfigSchema } from '@pavilion/contract/calls/site.calls';
import * as z from '@pavilion/contract/schema';
import { toCached } from '@/lib/domain/betting/counts/counts.rules';
import { decryptCbc, encryptCbc } from '@/lib/kit/crypto/aes';
import { writeStored } from '@/lib/kit/browser/storage';
import { openValue, sealValue } from '@/lib/platform/cache-seal';
import { readSignatures, storeSignature } from '@/lib/platform/signature-map';
import { randomOf } from '../../sandbox/world/engine/chance';

/** Rounds of each kind of sealed text; AES without a seal opens some of them to something. */
const ROUNDS = 3_400;

/** The sealed text with one to three bytes changed, or cut, or with strange ends. */
function tampered(sealed: string, random: () => number): string {
  const bytes = Buffer.from(sealed, 'base64');
  const how = random();
  if (how < 0.1) return bytes.subarray(0, Math.floor(random() * bytes.length)).toString('base64');
  if (how < 0.15) return `${sealed}=${sealed}`;
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1)
    bytes[Math.floor(random() * bytes.length)]! ^= 1 + Math.floor(random() * 255);
  return bytes.toString('base64');
}

const KEY = 'k'.repeat(32);
const IV = 'i'.repeat(16);

test('a changed encrypted configuration is empty, or one that its schema accepts, and nothing throws', async () => {
  const random = randomOf('tampered 1');
  const sealed = await encryptCbc(JSON.stringify({ venueOrigins: { FBTY: ['https://fb.example'] }, chatOrigins: [] }), KEY, IV);
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await decryptCbc(tampered(sealed, random), KEY, IV);
    let value: unknown = null;
    try {
      value = JSON.parse(plain ?? '');
    } catch {
      continue;
    }
    const read = z.safeParse(siteConfigSchema, value);
    // Whatever came through has the shape of a list: the origins themselves are judged by the policy's own rules.
    if (read.success) for (const origins of Object.values(read.data.venueOrigins)) expect(Array.isArray(origins)).toBe(true);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}, 60_000);

test('a changed cached value is a miss or a record of counts', async () => {
  const random = randomOf('tampered 2');
  const sealed = await sealValue({ TY: 317, DZ: 642, at: 1_795_176_000_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const cached = toCached(await openValue(tampered(sealed, random)));
    if (cached) for (const count of Object.values(cached.counts)) expect(Number.isInteger(count) && count >= 0).toBe(true);
  }
}, 60_000);

test('a changed stored signature map is empty or a map of short texts', async () => {
  const random = randomOf('tampered 3');
  await storeSignature('site', 'v1.site.1795176000.mac');
  const sealed = localStorage.getItem('signatures')!;
  for (let round = 0; round < ROUNDS; round += 1) {
    writeStored('signatures', tampered(sealed, random));
    for (const signature of Object.values(await readSignatures()))
      expect(typeof signature === 'string' && signature.length <= 200).toBe(true);
  }
}, 60_000);
