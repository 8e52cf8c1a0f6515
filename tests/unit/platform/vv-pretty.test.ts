import { getVenueOrigins } from '@/lib/domain/betting/launch/origins.api';
import { encryptCbc } from '@/lib/kit/crypto/aes';
import { NetworkError } from '@/lib/kit/http/errors';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readSample } from '../../support/sample';

const data = (name: string) => readSample<{ response: { data: unknown } }>(name).response.data;
const SEALED = data('vv-pretty') as string;
const SEC = data('sec') as { key: string; iv: string };
const down = () => Promise.reject(new NetworkError({ status: 0, message: 'timeout', statusText: '', online: true }));

const request = (vvPretty: () => Promise<unknown>, sec: () => Promise<unknown> = async () => SEC) =>
  getVenueOrigins(((call: { name: string }) => (call.name === 'vvPretty' ? vvPretty() : sec())) as unknown as PlatformCaller);
const sealed = (plain: string) => encryptCbc(plain, SEC.key, SEC.iv);

// @spec 7.12
test('decrypts the configuration with the key and iv from the other call', async () => {
  expect(await request(async () => SEALED)).toMatchObject({
    IMTY: ['https://im.example.com'],
    OBTY: ['https://ob.example.com'],
    FBTY: ['https://fb.example.com'],
  });
});

// @spec 7.13
test.each<[string, () => Promise<unknown>]>([
  ['the call fails', () => request(down)],
  ['the key cannot be loaded', () => request(async () => SEALED, down)],
  [
    'the key is another one',
    () =>
      request(
        async () => SEALED,
        async () => ({ ...SEC, key: 'k'.repeat(32) }),
      ),
  ],
  ['the text is no base64', () => request(async () => '***')],
  ['the text is empty', () => request(async () => '')],
  ['the text is truncated', () => request(async () => SEALED.slice(0, -5))],
  ['the content is no JSON', () => request(() => sealed('no json'))],
  ['the content is no object', () => request(() => sealed('7'))],
  ['the content has another shape', () => request(() => sealed('{"venueOrigins":{"FBTY":"https://fb.example.com"}}'))],
])('the configuration is empty when %s', async (_, result) => {
  expect(await result()).toEqual({});
});
