/** @jest-environment jest-fixed-jsdom */
import vm from 'node:vm';
import { EARLY_TAP } from '@/lib/server/response/early-tap.rules';

/** React at the document: not there yet, there but blocked for this button, or there. */
let react: 'absent' | 'blocked' | 'listening';
const handled = jest.fn();
const page = document as unknown as Record<string, unknown>;

function becomes(state: typeof react): void {
  react = state;
  if (state === 'absent') delete page['_reactListeningtest'];
  else page['_reactListeningtest'] = true;
}

beforeAll(() => {
  vm.runInNewContext(EARLY_TAP, { document, setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args) });
  // React listens at the document after the page's first script.
  document.addEventListener('click', (event) => react === 'blocked' && event.stopPropagation(), true);
  document.addEventListener('click', ({ target }) => react === 'listening' && handled((target as Element).closest('button')?.id));
});
beforeEach(() => {
  jest.useFakeTimers();
  handled.mockClear();
  becomes('absent');
  document.body.innerHTML =
    '<button id="filter" type="button"><i></i></button><button id="odds" type="button"></button><form><button id="send" type="button"></button></form><a href="#x"></a>';
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const calls = () => handled.mock.calls.flat();
/** The calls once React has listened for half a second. */
function callsAfterwards(): unknown[] {
  becomes('listening');
  jest.advanceTimersByTime(500);
  return calls();
}

test.each(['absent', 'blocked'] as const)('a tap while React is %s is delivered once it listens, and only once', (state) => {
  becomes(state);
  tap('#filter i');
  jest.advanceTimersByTime(2_000);
  expect(calls()).toEqual([]);
  becomes('listening');
  jest.advanceTimersByTime(100);
  expect(calls()).toEqual(['filter']);
  jest.advanceTimersByTime(20_000);
  expect(calls()).toEqual(['filter']);
});

test('a tap that React handles is not repeated', () => {
  becomes('listening');
  tap('#filter');
  jest.advanceTimersByTime(20_000);
  expect(calls()).toEqual(['filter']);
});

test('a tap on a button that React has taken over is left to the page, even when the page stops it', () => {
  becomes('blocked');
  Object.assign(document.querySelector('#filter')!, { __reactFiber$test: {} });
  tap('#filter');
  expect(callsAfterwards()).toEqual([]);
});

test('only the last of several early taps is delivered, and two taps on one button count as one', () => {
  tap('#filter');
  tap('#odds');
  tap('#odds');
  expect(callsAfterwards()).toEqual(['odds']);
});

test('an early tap elsewhere cancels one on a button, and an early tap in a form is ignored', () => {
  tap('#filter');
  tap('a');
  tap('#send');
  expect(callsAfterwards()).toEqual([]);
});

test('a button that was replaced with its part of the page gets the tap if the new one has its name', () => {
  const filter = document.querySelector('#filter')!;
  filter.setAttribute('aria-label', '筛选');
  tap('#filter');
  const later = filter.cloneNode(true) as HTMLElement;
  later.id = 'later';
  filter.replaceWith(later);
  expect(callsAfterwards()).toEqual(['later']);

  becomes('blocked');
  tap('#later');
  const twins = [later.cloneNode(true), later.cloneNode(true)];
  later.replaceWith(...twins);
  expect(callsAfterwards()).toEqual(['later']);
});

test('a tap is given up after ten seconds', () => {
  tap('#odds');
  jest.advanceTimersByTime(11_000);
  expect(callsAfterwards()).toEqual([]);
});
