import * as fc from '../../../support/property';
import { changesOf, starsAfter, starsWithout } from '@/lib/domain/betting/follow/follow.rules';

const keys = fc.uniqueArray(
  fc.integer({ min: 0, max: 11 }).map((id) => `FBTY:${id}`),
  { maxLength: 8 },
);
const sorted = (list: readonly string[]) => list.toSorted();

/** An account that accepts changes as the platform does. */
function saved(account: readonly string[], { add, remove }: ReturnType<typeof changesOf>, room = Infinity): string[] {
  const remaining = account.filter((key) => !remove.includes(key));
  return [...remaining, ...add.filter((key) => !remaining.includes(key)).slice(0, Math.max(0, room - remaining.length))];
}

/** One exchange of a browser with its account. */
function exchange(browser: { base: readonly string[]; local: readonly string[] }, account: readonly string[], room?: number) {
  const after = saved(account, changesOf(browser.base, browser.local), room);
  const local = starsAfter({ base: browser.base, sent: browser.local, account: after, current: browser.local });
  return { account: after, browser: { base: after, local } };
}

test('a first login merges both sets of stars and loses none', () => {
  fc.assert(
    fc.property(keys, keys, (local, account) => {
      const done = exchange({ base: [], local }, account);
      const union = sorted([...new Set([...local, ...account])]);
      expect(sorted(done.account)).toEqual(union);
      expect(sorted(done.browser.local)).toEqual(union);
    }),
  );
});

test('a repeated exchange changes nothing, even if its response was lost', () => {
  fc.assert(
    fc.property(keys, keys, keys, (base, local, account) => {
      const first = exchange({ base, local }, account);
      expect(exchange(first.browser, first.account)).toEqual(first);
      // The response was lost: the browser still knows the old base.
      expect(exchange({ base, local }, first.account)).toEqual(first);
    }),
  );
});

test('two browsers that take turns agree, and a star removed in one disappears in both', () => {
  fc.assert(
    fc.property(keys, keys, keys, (start, first, second) => {
      const left = exchange({ base: start, local: first }, start);
      const right = exchange({ base: start, local: second }, left.account);
      const again = exchange(left.browser, right.account);
      expect(sorted(again.browser.local)).toEqual(sorted(right.browser.local));
      const dropped = new Set(start.filter((key) => !first.includes(key) || !second.includes(key)));
      expect(again.account.filter((key) => dropped.has(key))).toEqual([]);
      expect([...first, ...second].filter((key) => !dropped.has(key) && !again.account.includes(key))).toEqual([]);
    }),
  );
});

test('stars that do not fit into the account stay in the browser, and are sent when there is room', () => {
  fc.assert(
    fc.property(keys, keys, fc.integer({ min: 0, max: 6 }), (local, account, room) => {
      const full = exchange({ base: [], local }, account, room);
      expect(sorted(full.browser.local)).toEqual(sorted([...new Set([...local, ...account])]));
      const roomy = exchange(full.browser, full.account);
      expect(sorted(roomy.account)).toEqual(sorted(full.browser.local));
    }),
  );
});

test('a star that is added or removed while the response is pending counts', () => {
  fc.assert(
    fc.property(keys, keys, keys, keys, (base, sent, current, account) => {
      const after = saved(account, changesOf(base, sent));
      const next = starsAfter({ base, sent, account: after, current });
      const { add, remove } = changesOf(sent, current);
      expect(add.filter((key) => !next.includes(key))).toEqual([]);
      expect(remove.filter((key) => next.includes(key))).toEqual([]);
      expect(new Set(next).size).toBe(next.length);
    }),
  );
});

test('the end of a session removes the account’s stars and leaves the others', () => {
  expect(starsWithout(['FBTY:1', 'IMTY:2'], ['FBTY:1', 'OBTY:3'])).toEqual(['OBTY:3']);
});
