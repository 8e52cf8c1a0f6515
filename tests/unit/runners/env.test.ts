import { EnvError, readEnv } from '@/lib/env';

test('everything is embedded and local without settings', () => {
  expect(readEnv({})).toEqual({
    PRODUCTION: false,
    PORT: 3000,
    HOST: '127.0.0.1',
    PLATFORM_ORIGIN: 'http://127.0.0.1:4000',
    EMBEDDED: true,
    SANDBOX_PUBLIC_HOST: '',
    VENUE_ORIGINS: null,
    CHAT_ORIGINS: null,
    DOWNLOAD_HOSTS: [],
    DOWNLOAD_REDIRECT: true,
    INDEXING: false,
    APP_FRAME_ORIGINS: [],
    REDIS_URL: null,
    NEXT_PUBLIC_SIGN_KEY: '',
    TRUSTED_HOPS: 0,
    FORWARDED_HOST: false,
    DRAIN_MS: 500,
    SITE_REFRESH_MS: 3000,
    CACHE_KEY: '',
  });
});

test('the sandbox port also moves the platform, and an empty variable counts as absent', () => {
  expect(readEnv({ SANDBOX_PORT: '4400', PLATFORM_ORIGIN: '' }).PLATFORM_ORIGIN).toBe('http://127.0.0.1:4400');
});

// @spec 1.10
test('a platform is an origin, normalised', () => {
  expect(readEnv({ PLATFORM_ORIGIN: 'https://Platform.Example:443/' })).toMatchObject({
    PLATFORM_ORIGIN: 'https://platform.example',
    EMBEDDED: false,
  });
});

test('reads lists', () => {
  const env = readEnv({
    VENUE_ORIGINS: 'IMTY=https://im.example, OBTY=https://a.example,OBTY=https://b.example/',
    CHAT_ORIGINS: 'wss://chat.example',
    DOWNLOAD_HOSTS: 'DL.example, get.example',
    DOWNLOAD_REDIRECT: 'off',
    APP_FRAME_ORIGINS: 'http://localhost:4000/, https://tester.example',
  });
  expect({ ...env.VENUE_ORIGINS }).toEqual({ IMTY: ['https://im.example'], OBTY: ['https://a.example', 'https://b.example'] });
  expect(env).toMatchObject({
    CHAT_ORIGINS: ['wss://chat.example'],
    DOWNLOAD_HOSTS: ['dl.example', 'get.example'],
    DOWNLOAD_REDIRECT: false,
    APP_FRAME_ORIGINS: ['http://localhost:4000', 'https://tester.example'],
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', 'a b'],
  ['PLATFORM_ORIGIN', 'platform.example'],
  ['PLATFORM_ORIGIN', 'https://user:pass@platform.example'],
  ['PLATFORM_ORIGIN', 'https://platform.example/base'],
  ['PLATFORM_ORIGIN', 'ftp://platform.example'],
  ['VENUE_ORIGINS', 'https://im.example'],
  ['VENUE_ORIGINS', 'IMTY=javascript:alert(1)'],
  ['CHAT_ORIGINS', 'https://chat.example'],
  ['DOWNLOAD_REDIRECT', 'maybe'],
  ['APP_FRAME_ORIGINS', '*'],
  ['APP_FRAME_ORIGINS', 'http://localhost:4000/page'],
  ['REDIS_URL', 'http://redis'],
  ['TRUSTED_HOPS', '-1'],
  ['DRAIN_MS', 'soon'],
  ['SITE_REFRESH_MS', '99'],
  ['SITE_REFRESH_MS', '60001'],
  ['SITE_REFRESH_MS', '250.5'],
])('%s=%s stops the program with one readable sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Settings are wrong\\. ${name}`));
});

test('names every invalid setting at once, without its value', () => {
  try {
    readEnv({ PORT: 'x', REDIS_URL: 'hunter2-secret' });
    throw new Error('accepted');
  } catch (error) {
    expect(String(error)).toMatch(/PORT.*REDIS_URL/);
    expect(String(error)).not.toContain('hunter2');
  }
});
