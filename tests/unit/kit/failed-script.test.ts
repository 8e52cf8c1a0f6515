/** @jest-environment jest-fixed-jsdom */
import { refetchFailedScripts } from '@/lib/kit/browser/failed-script';

type Runtime = { TURBOPACK?: { push: (chunk: readonly unknown[]) => void } };

const push = jest.fn();
const fetched = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { TURBOPACK: { push }, fetch: fetched });
  refetchFailedScripts();
});
beforeEach(() => fetched.mockReset().mockResolvedValue(undefined));

/** A script that the bundler added, after its end; `failures` counts the events that its owner receives. */
async function loadScript(address: string, run: (script: HTMLScriptElement) => void = () => undefined, end = 'load') {
  const script = document.createElement('script');
  // Set as an attribute of a kind that runs nothing here.
  script.type = 'text/plain';
  script.setAttribute('src', address);
  const failures = jest.fn();
  script.addEventListener('error', failures);
  document.head.append(script);
  run(script);
  script.dispatchEvent(new Event(end));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { failures, inDocument: script.isConnected };
}

test('a script that registered no chunk counts as failed, after the browser has fetched a new copy', async () => {
  const { failures, inDocument } = await loadScript('/_next/static/chunks/a.js');
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/_next\/static\/chunks\/a\.js$/), { cache: 'reload', redirect: 'error' }]]);
  expect(failures).toHaveBeenCalledTimes(1);
  expect(inDocument).toBe(false);
});

test('a script that registered no chunk counts as failed when the network fails', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await loadScript('/_next/static/chunks/b.js')).failures).toHaveBeenCalledTimes(1);
});

test('the bundler learns of a failed script once, after the browser has fetched a new copy', async () => {
  const order: string[] = [];
  fetched.mockImplementation(async () => order.push('fetched'));
  const { failures, inDocument } = await loadScript(
    '/_next/static/chunks/d.js',
    (script) => script.addEventListener('error', () => order.push('failed')),
    'error',
  );
  expect(order).toEqual(['fetched', 'failed']);
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/\/_next\/static\/chunks\/d\.js$/), { cache: 'reload', redirect: 'error' }]]);
  expect([failures.mock.calls.length, inDocument]).toEqual([1, false]);
});

test('a script that registered its chunk is not touched, and the chunk is passed to the bundler', async () => {
  const { failures, inDocument } = await loadScript('/_next/static/chunks/c.js', (script) =>
    (globalThis as Runtime).TURBOPACK!.push([script, 1, () => undefined]),
  );
  expect(push).toHaveBeenCalledTimes(1);
  expect([failures.mock.calls.length, inDocument, fetched.mock.calls.length]).toEqual([0, true, 0]);
});

test('other scripts are not touched', async () => {
  const picture = document.createElement('img');
  const failures = jest.fn();
  picture.addEventListener('error', failures);
  document.head.append(picture);
  picture.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([failures.mock.calls.length, picture.isConnected, fetched.mock.calls.length]).toEqual([0, true, 0]);
});
