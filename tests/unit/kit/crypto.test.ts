import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { decryptCbc, encryptCbc } from '@/lib/kit/crypto/aes';
import { hmacSha256, sha256Hex } from '@/lib/kit/crypto/hash';

const KEY = 'pavilion-vv-key-0123456789abcdef';
const IV = 'pavilion-vv-iv-0';
const TEXTS = ['', 'a', '红城 vs 蓝港', '{"a":"' + 'x'.repeat(5000) + '"}'];

/** With and without WebCrypto: a page on plain http has none. */
describe.each([
  ['WebCrypto', true],
  ['crypto-js', false],
])('%s', (_, withWebCrypto) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
  beforeEach(() => {
    if (!withWebCrypto) Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { subtle: undefined } });
  });
  afterEach(() => Object.defineProperty(globalThis, 'crypto', original));

  test.each(TEXTS)('hashes equal the reference: %#', async (text) => {
    expect(await sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    expect(await hmacSha256('密钥', text)).toBe(createHmac('sha256', '密钥').update(text).digest('base64url'));
  });

  test.each(TEXTS.filter(Boolean))('encrypts AES-256-CBC and reads it back: %#', async (text) => {
    const sealed = await encryptCbc(text, KEY, IV);
    const cipher = createCipheriv('aes-256-cbc', KEY, IV);
    expect(sealed).toBe(Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'));
    expect(await decryptCbc(sealed, KEY, IV)).toBe(text);
  });

  test('every failure to decrypt is null', async () => {
    const sealed = await encryptCbc('{"a":1}', KEY, IV);
    expect(await decryptCbc(await encryptCbc('', KEY, IV), KEY, IV)).toBeNull();
    expect(await decryptCbc('no base64 !', KEY, IV)).toBeNull();
    expect(await decryptCbc('', KEY, IV)).toBeNull();
    for (const wrong of ['0', '1', '2', '3', '4', '5']) {
      const text = await decryptCbc(sealed, KEY.slice(0, -1) + wrong, IV);
      expect(text === null || text !== '{"a":1}').toBe(true);
    }
  });
});
