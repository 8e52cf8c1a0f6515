import { expect, test } from '../../fixtures';
import { documentContent, documentPair, getDocument, TRIES } from '../../raw-document';
import { openPaths } from '../../../support/app-paths';
import { sample } from '../../../support/seed';

const ENCODINGS = ['identity', 'gzip', 'br'] as const;
const COOKIES = [
  '',
  'theme=dark; look=pro.3',
  'upColour=green; view=%7B%22sort%22%3A%22time%22%7D',
  'isApp=1',
  'uuid=1; anything=else',
] as const;

/** True for a path with a page for guests, not a redirect or 未找到. */
const isPage = async (origin: string, path: string) => (await getDocument(origin, path, {})).status === 200;

/** Pages that show something of their visitor's device. */
const PERSONAL = ['/download', '/download-page'];

test('a stored document of every page equals the rendered one in every encoding, except for its nonce and its age', async ({
  stack,
  match,
}) => {
  test.slow();
  const parameters = { venue: 'FBTY', match: match.ids.FBTY!, slug: 'deposit', code: 'SLOT', id: '1' };
  const stored: string[] = [];
  const missing: string[] = [];
  for (const path of openPaths(parameters)) {
    if (!(await isPage(stack.origin, path))) continue;
    const encoding = ENCODINGS[stored.length % ENCODINGS.length]!;
    const pair = await documentPair(stack.origin, path, { 'accept-encoding': encoding });
    if (pair === null) {
      missing.push(path);
      continue;
    }
    stored.push(path);
    expect(documentContent(pair[1]), `${path} in ${encoding}`).toBe(documentContent(pair[0]));
  }
  expect(missing.toSorted()).toEqual(PERSONAL);
  expect(stored.length).toBeGreaterThan(15);
  for (const path of ['/', '/game/sport', '/game/sport?t=today', '/help', `/game/sport/FBTY/${match.ids.FBTY}`]) {
    for (const encoding of ENCODINGS) {
      for (const cookie of sample(COOKIES, 2, `${path} ${encoding}`)) {
        const pair = await documentPair(stack.origin, path, { 'accept-encoding': encoding, ...(cookie && { cookie }) });
        expect(pair, `${path} with ${cookie} is stored`).not.toBeNull();
        expect(documentContent(pair![1]), `${path} in ${encoding} with ${cookie}`).toBe(documentContent(pair![0]));
      }
    }
  }
});

test('three responses have three nonces', async ({ stack }) => {
  const pair = await documentPair(stack.origin, '/', {});
  const third = await getDocument(stack.origin, '/', {});
  expect(new Set([...(pair ?? []), third].map(({ nonce }) => nonce)).size).toBe(3);
});

test('a visitor with a stored document sees no error, and its prices do not seem younger than they are', async ({
  page,
  stack,
  control,
}) => {
  await control.clock({ speed: 1 });
  // Another visitor keeps the document in the store.
  await documentPair(stack.origin, '/game/sport', {});
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  let age = 0;
  for (let tries = 0; tries < TRIES && age === 0; tries += 1) {
    await getDocument(stack.origin, '/game/sport', {});
    await page.goto('/game/sport');
    age = await page.evaluate(() => Number(document.querySelector<HTMLElement>('script[data-age]')?.dataset.age));
  }
  expect(age).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: '首页' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  expect(errors).toEqual([]);
});
