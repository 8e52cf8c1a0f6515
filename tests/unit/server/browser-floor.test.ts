import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
// @ts-expect-error -- a bundler's loader has no types
import withoutStaticBlocks from '../../../bin/loaders/static-block-loader.mjs';
import { FILLED_METHODS, FLOOR_SCRIPT, OLDER_SCRIPT, withFirstScript } from '@/lib/server/response/browser-floor.rules';

const ROOT = path.resolve(__dirname, '../../..');
const OLDER = readFileSync(path.join(ROOT, 'public', OLDER_SCRIPT), 'utf8');
const NEEDED = { CSSLayerBlockRule: () => undefined, structuredClone: () => undefined };

/** A browser's globals without some of them, by path. */
function browser(without: readonly string[] = []) {
  const context = vm.createContext({
    ...NEEDED,
    AbortController,
    AbortSignal: class extends EventTarget {},
    URL: class extends URL {},
    DOMException,
    setTimeout,
  });
  vm.runInContext(
    `Object.assign(AbortSignal, { timeout() {}, any() {} }); AbortSignal.prototype.throwIfAborted = () => {};
     URL.canParse = () => true;
     // Node 20 has none.
     for (const [of, name] of [[Object, 'groupBy'], [Map, 'groupBy'], [Promise, 'withResolvers']]) of[name] ??= () => {};
     ${without.map((name) => `${name.includes('.') ? name : `globalThis.${name}`} = undefined;`).join('')}`,
    context,
  );
  return context;
}

/** Runs the first script of a document: the scripts that it requests, and the page it goes to. */
function begin(without: readonly string[] = []) {
  const errors: ((event: { message: string }) => void)[] = [];
  const replace = jest.fn();
  const context = browser(without);
  Object.assign(context, {
    window: context,
    location: { replace },
    addEventListener: (_: string, listener: (typeof errors)[number]) => errors.push(listener),
  });
  vm.runInContext(FLOOR_SCRIPT, context);
  return { requested: context.__next_s as unknown, errors, replace };
}

test('a new browser loads nothing extra and stays on its page', () => {
  const { requested, errors, replace } = begin();
  expect([requested, errors.length]).toEqual([undefined, 0]);
  expect(replace).not.toHaveBeenCalled();
});

test.each(FILLED_METHODS)('a browser without %s loads the polyfill before anything else', (name) => {
  const { requested, replace } = begin([name]);
  expect(requested).toEqual([[OLDER_SCRIPT, { id: 'older' }]]);
  expect(replace).not.toHaveBeenCalled();
  const context = browser([name]);
  vm.runInContext(OLDER, context);
  expect(vm.runInContext(`typeof ${name}`, context)).toBe('function');
});

test.each(Object.keys(NEEDED))('a browser without %s goes to the page that explains what to do', (name) => {
  const { requested, replace } = begin([name]);
  expect(replace.mock.calls).toEqual([['/assets/update.html']]);
  expect(requested).toBeUndefined();
});

test('an older browser that cannot parse a script goes there too, and one whose script only failed does not', () => {
  const { replace, errors } = begin(['Array.prototype.toSorted']);
  errors[0]!({ message: 'Uncaught TypeError: x is not a function' });
  expect(replace).not.toHaveBeenCalled();
  errors[0]!({ message: 'Uncaught SyntaxError: Unexpected token' });
  expect(replace).toHaveBeenCalledTimes(1);
});

test('that page needs no script and explains what to do', () => {
  const page = readFileSync(path.join(ROOT, 'public/assets/update.html'), 'utf8');
  expect(page).not.toContain('<script');
  expect(page).toContain('<h1>请更新浏览器</h1>');
});

test('the first script is written in JavaScript of 2009 and comes first in the head with its nonce', () => {
  expect(FLOOR_SCRIPT).toMatch(/^[ -~]+$/);
  expect(FLOOR_SCRIPT).not.toContain('</');
  expect(FLOOR_SCRIPT).not.toMatch(/=>|`|\b(?:let|const|class|async)\b|\?\.|\?\?|\.\.\./);
  expect(FLOOR_SCRIPT.length).toBeLessThan(700);
  expect(withFirstScript('<html lang="zh-CN"><head><meta charset="utf-8">', 'abc')).toMatch(
    /^<html lang="zh-CN"><head><script nonce="abc" data-age="0{22}">\(function.*<\/script><meta charset="utf-8">$/,
  );
});

describe('polyfilled functions behave like the browsers’ own', () => {
  const context = browser(FILLED_METHODS);
  vm.runInContext(OLDER, context);
  const run = (code: string) => JSON.parse(JSON.stringify(vm.runInContext(code, context))) as unknown;
  test.each([
    [
      'const list = [3, 1, 2]; [list.toSorted(), list.toSorted((a, b) => b - a), list]',
      [
        [1, 2, 3],
        [3, 2, 1],
        [3, 1, 2],
      ],
    ],
    [
      'const rows = [3, 1, 2]; [rows.toReversed(), rows.toSpliced(0, 1), rows.with(-1, 9), rows]',
      [
        [2, 1, 3],
        [1, 2],
        [3, 1, 9],
        [3, 1, 2],
      ],
    ],
    ['Object.groupBy([1, 2, 3], (one) => (one % 2 ? "odd" : "even"))', { odd: [1, 3], even: [2] }],
    [
      '[...Map.groupBy([1, 2, 3], (one, index) => index % 2)]',
      [
        [0, [1, 3]],
        [1, [2]],
      ],
    ],
    ['[URL.canParse("https://a.example"), URL.canParse("/x"), URL.canParse("/x", "https://a.example")]', [true, false, true]],
  ])('%s', (code, result) => {
    expect(run(code)).toEqual(result);
  });

  test('signals end by time, and one of several ends them all', async () => {
    const signal = vm.runInContext('AbortSignal.any([AbortSignal.timeout(5), new AbortController().signal])', context) as AbortSignal;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect((signal.reason as DOMException).name).toBe('TimeoutError');
  });
});

/** Syntax and methods of browsers after the floor that nothing fills in; the server's files may use them. */
const NEWER =
  /\(\?<[=!]|\bstatic \{|Array\.fromAsync|Promise\.try\b|URL\.parse\(|RegExp\.escape|\bIterator\.|\.(?:isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|checkVisibility|showPopover|togglePopover|startViewTransition)\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|forEach|flatMap|take|drop)\(|\/[dgimsuy]*v[dgimsuy]*(?=[.),;])/g;

test('code that browsers load uses nothing newer without a polyfill', () => {
  const files = ['lib', 'components', 'public/assets'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const loaded = files.filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.server\./.test(file));
  expect(loaded.length).toBeGreaterThan(900);
  const wrong = loaded.flatMap((file) => (readFileSync(path.join(ROOT, file), 'utf8').match(NEWER) ?? []).map((use) => `${file}: ${use}`));
  expect(wrong).toEqual([]);
});

test('the framework’s static blocks are written as getters, which older browsers read', () => {
  const folder = path.join(ROOT, 'node_modules/next/dist/client/components');
  const config = readFileSync(path.join(ROOT, 'next.config.ts'), 'utf8');
  const withBlocks = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && /static\s*\{/.test(readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(withBlocks).toEqual(['catch-error.js', 'error-boundary.js']);
  expect(config).toContain('{catch-error,error-boundary}.js');
  const source = 'class A extends B {\n    static{\n        this.contextType = _router.AppRouterContext;\n    }\n}';
  expect(withoutStaticBlocks(source)).toBe('class A extends B {\n    static get contextType() { return _router.AppRouterContext; }\n}');
});
