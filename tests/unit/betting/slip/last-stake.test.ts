/** @jest-environment jest-fixed-jsdom */
import { readLastStake, rememberStake } from '@/lib/domain/betting/slip/last-stake.storage';

beforeEach(() => localStorage.clear());

test('is the member’s own, and the newest', () => {
  expect(readLastStake('m')).toBeNull();
  rememberStake('m', 5_000n);
  rememberStake('m', 7_550n);
  expect(readLastStake('m')).toBe(7_550n);
  expect(readLastStake('other')).toBeNull();
});

test.each(['', '{', '{"member":"m"}', '{"member":"m","stake":"-5"}', '{"member":"m","stake":"0"}', '{"member":"m","stake":50}'])(
  'is none with %j in the storage',
  (stored) => {
    localStorage.setItem('lastStake', stored);
    expect(readLastStake('m')).toBeNull();
  },
);
