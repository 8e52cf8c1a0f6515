import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const CODE = readFileSync('public/assets/worker.js', 'utf8');
const ORIGIN = 'https://site.example';

type Stored = Map<string, Response>;
interface SentRequest {
  url: string;
  credentials?: string | undefined;
}

/** A window of the site, as the worker sees it; `takes`: it shows pushes itself. */
interface Window {
  url: string;
  focused: boolean;
  takes: boolean | null;
}

/** The worker in a world of its own: its requests to the network, and the content of its caches. */
function startWorker(build = 'b1', stores = new Map<string, Stored>(), windows: Window[] = []) {
  const requests: SentRequest[] = [];
  const network = { up: true };
  const urlOf = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (request: string | { url: string }, response: Response) => void store.set(urlOf(request), response),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
  };
  const listeners: Record<string, (event: object) => void> = {};
  /** Notifications, messages to windows, and windows opened and focused. */
  const shown: object[] = [];
  const messages: object[] = [];
  const steps: string[] = [];
  const scope = {
    location: new URL(`${ORIGIN}/assets/worker.js?build=${build}`),
    URL,
    crypto,
    Response,
    Promise,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
        stores.get(cacheName)?.get(urlOf(request))?.clone(),
    },
    fetch: async (request: string | { url: string }, options: { credentials?: string } = {}) => {
      requests.push({ url: urlOf(request), credentials: options.credentials });
      if (!network.up) throw new TypeError('Failed to fetch');
      const response = new Response(`<title>页 ${new URL(urlOf(request)).pathname} · 云亭体育</title>`);
      Object.defineProperty(response, 'type', { value: 'basic' });
      response.clone = () => Object.defineProperty(Response.prototype.clone.call(response), 'type', { value: 'basic' });
      return response;
    },
    addEventListener: (name: string, listener: (event: object) => void) => void (listeners[name] = listener),
    skipWaiting: async () => undefined,
    setTimeout: (work: () => void) => setTimeout(work, 0),
    MessageChannel: FakeChannel,
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, ...options }) },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        windows.map((window) => ({
          ...window,
          visibilityState: 'visible',
          postMessage: (message: { alert: object }, [port]: [{ postMessage: (data: unknown) => void }]) => {
            messages.push(message.alert);
            if (window.takes !== null) port.postMessage(window.takes);
          },
          focus: async () => void steps.push(`focus ${window.url}`),
          navigate: async (url: string) => {
            steps.push(`navigate ${window.url} ${url}`);
            return { focus: async () => void steps.push(`focus ${url}`) };
          },
        })),
      openWindow: async (url: string) => void steps.push(`open ${url}`),
    },
  };
  runInContext(CODE, createContext({ ...scope, self: scope }));
  const raise = async (name: string, event: object = {}) => {
    let response: Promise<Response> | null = null;
    const jobs: Promise<unknown>[] = [];
    listeners[name]!({
      ...event,
      waitUntil: (job: Promise<unknown>) => void jobs.push(job),
      respondWith: (given: Promise<Response>) => void (response = given),
    });
    const given = response === null ? null : await (response as Promise<Response>);
    await Promise.all(jobs);
    return given;
  };
  const request = (path: string, { mode = 'no-cors', method = 'GET' } = {}) =>
    raise('fetch', { request: { url: new URL(path, ORIGIN).href, mode, method } });
  const storedPaths = () => [...stores.values()].flatMap((store) => [...store.keys()].map((url) => url.replace(ORIGIN, '')));
  return {
    shown,
    messages,
    steps,
    requests,
    network,
    stores,
    raise,
    request,
    visit: (path: string) => request(path, { mode: 'navigate' }),
    storedPaths,
  };
}

/** Ports that deliver at once. */
class FakeChannel {
  private listener: ((event: { data: unknown }) => void) | null = null;
  port1 = {
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => void (this.listener = listener),
    start: () => undefined,
  };
  port2 = { postMessage: (data: unknown) => this.listener?.({ data }) };
}

const FIRST = ['/assets/icons.svg', '/help', '/help/cjwt', '/help/zhaqzn'];

test('its first pages are stored as a visitor without a session gets them', async () => {
  const worker = startWorker();
  await worker.raise('install');
  expect(worker.storedPaths().toSorted()).toEqual(FIRST);
  expect(worker.requests.map(({ credentials }) => credentials)).toEqual(FIRST.map(() => 'omit'));
});

test.each([
  ['/', 'navigate'],
  ['/mine', 'navigate'],
  ['/mine/finance/wallet', 'navigate'],
  ['/mine/../help/qkjc/mine', 'navigate'],
  ['/game/sport', 'navigate'],
  ['/user/login?redirect=/help', 'navigate'],
  ['/help?q=余额', 'navigate'],
  ['/help/qkjc?token=secret', 'navigate'],
  ['/help/qkjc?_rsc=1', 'cors'],
  ['/help/qkjc', 'cors'],
  ['/game/sport?_rsc=1', 'cors'],
  ['/site/api/v1/configuration/preInfo', 'cors'],
  ['/site/api/v1/user/info', 'same-origin'],
  ['/site/static/logo.svg', 'no-cors'],
  ['/api/json-cache/counts', 'cors'],
  ['/improxy/api', 'cors'],
  ['/_next/static/chunks/a.js?x=1', 'no-cors'],
  ['/_next/static/chunks/a.json', 'cors'],
  ['/_next/data/mine.js', 'cors'],
  ['/assets/icon.svg', 'no-cors'],
  ['https://venue.example/_next/static/chunks/a.js', 'no-cors'],
  ['https://venue.example/help/qkjc', 'navigate'],
])('%s by %s is not stored', async (path, mode) => {
  const worker = startWorker();
  await worker.request(path, { mode });
  expect(worker.storedPaths()).toEqual([]);
});

test('requests other than GET are not touched', async () => {
  const worker = startWorker();
  for (const path of ['/help/qkjc', '/_next/static/chunks/a.js', '/mine']) {
    expect(await worker.request(path, { method: 'POST', mode: 'navigate' })).toBeNull();
  }
  expect(worker.requests).toEqual([]);
});

test('calls and client-side navigations are left to the browser', async () => {
  const worker = startWorker();
  for (const path of ['/site/api/v1/user/info', '/game/sport?_rsc=1', 'https://venue.example/v1/match'])
    expect(await worker.request(path, { mode: 'cors' })).toBeNull();
});

test('a hashed file is requested once, and a help page comes from the network when there is one', async () => {
  const worker = startWorker();
  for (let visit = 0; visit < 2; visit += 1) {
    await worker.request('/_next/static/chunks/a.js');
    await worker.visit('/help/qkjc');
  }
  const times = (path: string) => worker.requests.filter(({ url }) => url === `${ORIGIN}${path}`);
  expect(times('/_next/static/chunks/a.js')).toHaveLength(1);
  // Both visits, and once to be stored.
  expect(
    times('/help/qkjc')
      .map(({ credentials }) => credentials)
      .toSorted(),
  ).toEqual(['omit', undefined, undefined]);
  expect(worker.storedPaths().toSorted()).toEqual(['/_next/static/chunks/a.js', '/help/qkjc']);
});

test('without a network a stored help page is shown, and for any other page a list of the stored ones', async () => {
  const worker = startWorker();
  await worker.raise('install');
  await worker.visit('/help/qkjc');
  worker.network.up = false;
  const [nonces, scripts] = [new Set<string>(), new Set<string>()];
  expect(await (await worker.visit('/help/qkjc'))!.text()).toContain('页 /help/qkjc');
  for (const path of ['/mine', '/', '/help/fwtk', '/help?q=x']) {
    const response = (await worker.visit(path))!;
    expect(response.status).toBe(503);
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    const text = await response.text();
    for (const part of ['网络已断开', '重试', '<a href="/help/qkjc">页 /help/qkjc</a>', '<a href="/help">页 /help</a>'])
      expect(text).toContain(part);
    const [, nonce, script] = /<script nonce="([\w-]{36})">([^<]*)<\/script>/.exec(text)!;
    expect(text.split('<script')).toHaveLength(2);
    expect(policy).toContain(`script-src 'nonce-${nonce}';`);
    nonces.add(nonce!);
    scripts.add(script!);
  }
  // Each response has its own, so that no text that found its way into another can run.
  expect([nonces.size, scripts.size]).toEqual([4, 1]);
});

test('the page without a network returns as soon as a request succeeds', async () => {
  const worker = startWorker();
  worker.network.up = false;
  const [, script] = /<script[^>]*>([^<]*)</.exec(await (await worker.visit('/mine'))!.text())!;
  const reload = jest.fn();
  let probe = () => {};
  let up = false;
  runInContext(
    script!,
    createContext({
      location: { reload },
      setInterval: (run: () => void) => void (probe = run),
      fetch: async () => (up ? null : Promise.reject(new TypeError('Failed to fetch'))),
    }),
  );
  probe();
  await new Promise(setImmediate);
  expect(reload).toHaveBeenCalledTimes(0);
  up = true;
  probe();
  await new Promise(setImmediate);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a new build drops what earlier ones stored, and leaves foreign caches untouched', async () => {
  const stores = new Map<string, Stored>([['other', new Map()]]);
  await startWorker('b1', stores).raise('install');
  const next = startWorker('b2', stores);
  await next.raise('install');
  await next.raise('activate');
  expect([...stores.keys()].toSorted()).toEqual(['other', 'pavilion-b2']);
  expect([...stores.get('pavilion-b2')!.keys()]).toHaveLength(FIRST.length);
});

const PUSH = { kind: 'settled', text: '有一笔注单已结算', path: '/mine/record/betRecord?state=settled', tag: 'settled' };
const pushOf = (sent: unknown) => ({ data: { json: () => sent } });

test('a push is a notification with a text, a tag and a path', async () => {
  const worker = startWorker();
  await worker.raise('push', pushOf(PUSH));
  expect(worker.shown).toEqual([
    {
      title: '云亭体育',
      body: PUSH.text,
      lang: 'zh-CN',
      icon: '/assets/icon-192.png',
      tag: 'settled',
      renotify: true,
      data: { path: PUSH.path },
    },
  ]);
});

test('a page that is looked at shows a push itself; one that does not take it leaves it to a notification', async () => {
  const window = (takes: boolean | null, focused = true): Window => ({ url: `${ORIGIN}/`, focused, takes });
  const takes = startWorker('b1', undefined, [window(true, false), window(true)]);
  await takes.raise('push', pushOf(PUSH));
  expect([takes.shown, takes.messages]).toEqual([[], [PUSH]]);
  for (const windows of [[window(false)], [window(null)], [window(true, false)]]) {
    const worker = startWorker('b1', undefined, windows);
    await worker.raise('push', pushOf(PUSH));
    expect(worker.shown).toHaveLength(1);
  }
});

test.each([
  ['no data', { data: null }],
  [
    'no JSON',
    {
      data: {
        json: () => {
          throw new SyntaxError('no JSON');
        },
      },
    },
  ],
  ['other types', pushOf({ kind: 1, text: {}, path: 7, tag: null })],
])('a push with %s still shows something', async (_, event) => {
  const worker = startWorker();
  await worker.raise('push', event);
  expect(worker.shown).toEqual([expect.objectContaining({ body: '您有新的通知', data: { path: '/' } })]);
});

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'mine'])(
  'a push with the path %s opens only this site',
  async (path) => {
    const worker = startWorker();
    await worker.raise('push', pushOf({ ...PUSH, path }));
    expect(worker.shown).toEqual([expect.objectContaining({ data: { path: '/' } })]);
  },
);

test('a tapped notification closes and opens its path: in the window that shows it, in another one, or in a new one', async () => {
  const tap = async (windows: string[]) => {
    const worker = startWorker(
      'b1',
      undefined,
      windows.map((path) => ({ url: `${ORIGIN}${path}`, focused: false, takes: null })),
    );
    const close = jest.fn();
    await worker.raise('notificationclick', { notification: { close, data: { path: '/mine/mail' } } });
    expect(close).toHaveBeenCalled();
    return worker.steps.map((step) => step.replaceAll(ORIGIN, ''));
  };
  expect(await tap(['/', '/mine/mail'])).toEqual(['focus /mine/mail']);
  expect(await tap(['/'])).toEqual(['navigate / /mine/mail', 'focus /mine/mail']);
  expect(await tap([])).toEqual(['open /mine/mail']);
});
