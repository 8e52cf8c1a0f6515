import { guardScriptAddresses } from '@/lib/kit/browser/trusted-types';

interface Rules {
  createScriptURL(address: string): string;
}

/** A page's Trusted Types, as far as the guard uses them. */
function openPage() {
  const made: { name: string; rules: Rules }[] = [];
  const factory = {
    defaultPolicy: null as unknown,
    createPolicy(name: string, rules: Rules) {
      made.push({ name, rules });
      factory.defaultPolicy = rules;
    },
  };
  Object.assign(globalThis, { trustedTypes: factory, location: new URL('https://site.example/game/sport') });
  return made;
}

afterEach(() => {
  delete (globalThis as { trustedTypes?: unknown }).trustedTypes;
  delete (globalThis as { location?: unknown }).location;
});

test('allows only our own hashed files, unchanged', () => {
  const made = openPage();
  guardScriptAddresses();
  const { rules } = made[0]!;
  expect(rules.createScriptURL('/_next/static/chunks/a.js?v=1')).toBe('/_next/static/chunks/a.js?v=1');
  for (const address of [
    'https://evil.example/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '/site/static/a.js',
    '/_next/static/../../evil.js',
    'data:text/javascript,1',
  ]) {
    expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  }
});

test('creates one policy per document, and none where the browser has no Trusted Types', () => {
  const made = openPage();
  guardScriptAddresses();
  guardScriptAddresses();
  expect(made.map(({ name }) => name)).toEqual(['default']);
  delete (globalThis as { trustedTypes?: unknown }).trustedTypes;
  expect(() => guardScriptAddresses()).not.toThrow();
});
