/** @jest-environment node */
import vm from 'node:vm';
import { storeScript } from '@/lib/server/response/stored-styles.server';

const SHEETS = { hrefs: ['/_next/static/a.css', '/_next/static/b.css'], mark: 'abc123' };

/** Runs the script in a page at this protocol whose sheets respond with these statuses; resolves to the requests and the cookie. */
async function visit(statuses: Record<string, number>, { protocol = 'http:', stays = true } = {}) {
  const requests: string[] = [];
  const page = { cookie: '' };
  const timers: (() => void)[] = [];
  let load = () => {};
  const window = { location: { protocol }, addEventListener: (_name: 'load', listener: () => void) => void (load = listener) };
  const fetch = async (href: string) => {
    requests.push(href);
    const status = statuses[href] ?? 0;
    if (status === 0) throw new TypeError('Failed to fetch');
    return { ok: status === 200, arrayBuffer: async () => new ArrayBuffer(0) };
  };
  vm.runInNewContext(storeScript(SHEETS), { window, document: page, fetch, setTimeout: (run: () => void) => timers.push(run) });
  const early = requests.length;
  load();
  if (stays) timers.forEach((run) => run());
  await new Promise((resolve) => setImmediate(resolve));
  return { early, requests, cookie: page.cookie };
}

test('a page that stays open loads the sheets once and notes them in the cookie', async () => {
  const all = { [SHEETS.hrefs[0]!]: 200, [SHEETS.hrefs[1]!]: 200 };
  expect(await visit(all)).toEqual({ early: 0, requests: SHEETS.hrefs, cookie: 'css=abc123; Max-Age=2592000; Path=/; SameSite=Lax' });
  expect((await visit(all, { protocol: 'https:' })).cookie).toBe('css=abc123; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
});

test('a visitor who leaves soon loads no sheet a second time', async () => {
  expect(await visit({}, { stays: false })).toEqual({ early: 0, requests: [], cookie: '' });
});

test('a sheet that fails leaves no cookie, so that the next document contains its text', async () => {
  expect((await visit({ [SHEETS.hrefs[0]!]: 200, [SHEETS.hrefs[1]!]: 503 })).cookie).toBe('');
  expect((await visit({ [SHEETS.hrefs[0]!]: 200 })).cookie).toBe('');
});
