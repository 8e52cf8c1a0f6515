/** @jest-environment jest-fixed-jsdom */
import * as fc from '../../../support/property';
import { REFERRAL_LIFE_MS, REFERRAL_NAMES } from '@/lib/domain/rewards/referral/referral.model';
import { landingOf, inviterOf, liveReferral, readMetadata, withArrived } from '@/lib/domain/rewards/referral/referral.rules';
import { captureReferral, findInviter } from '@/lib/domain/rewards/referral/referral.storage';
import { HOUR } from '../../../support/time';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (ms: number) => () => Promise.resolve(ms);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('codes in an address', () => {
  // @spec 2.71
  test('are read once under every name', () => {
    const search =
      '?agent_verify=AG-1&growCode=g_2&i_code=A1&r_code=B2&r_bet=C3&invite_code=D4&i_code=ZZ&metadata=%7B%22channel%22%3A%22store%22%7D';
    expect(landingOf(search)).toEqual({
      codes: { i_code: 'A1', r_code: 'B2', r_bet: 'C3', invite_code: 'D4' },
      agentVerify: 'AG-1',
      growCode: 'g_2',
      metadata: { channel: 'store' },
    });
  });

  test('are found in the login’s return path when the link was to a member page', () => {
    expect(landingOf(`?redirect=${encodeURIComponent('/mine?invite_code=D4')}`).codes).toEqual({ invite_code: 'D4' });
    expect(landingOf(`?redirect=${encodeURIComponent('https://evil.example/?invite_code=D4')}`).codes).toEqual({});
    expect(landingOf(`?invite_code=OWN&redirect=${encodeURIComponent('/mine?invite_code=D4')}`).codes).toEqual({ invite_code: 'OWN' });
  });

  test.each(['', ' ', 'a b', '<script>', '../x', '红', 'a'.repeat(65), 'a\u0000', "x'--"])(
    'are ignored when they break the grammar: %j',
    (value) => {
      const text = encodeURIComponent(value);
      expect(landingOf(`?i_code=${text}&agent_verify=${text}&growCode=${text}`)).toMatchObject({
        codes: {},
        agentVerify: null,
        growCode: null,
      });
    },
  );

  test('from hostile queries are rejected without throwing or polluting prototypes', () => {
    const name = fc.constantFrom('i_code', 'invite_code', 'metadata', '__proto__', 'constructor', 'redirect', '%', '&&', 'i_code[]');
    const query = fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.constant('{"__proto__":{"polluted":1}}'), fc.json())), { maxLength: 6 });
    fc.assert(
      fc.property(query, fc.boolean(), (pairs, encoded) => {
        const arrival = landingOf(`?${pairs.map(([key, value]) => `${key}=${encoded ? encodeURIComponent(value) : value}`).join('&')}`);
        for (const value of Object.values(arrival.codes)) expect(value).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
        expect(Object.getPrototypeOf(arrival.codes)).toBe(Object.prototype);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      }),
    );
  });

  test('are not read from a very long address', () => {
    expect(landingOf(`?i_code=A1&x=${'y'.repeat(9000)}`).codes).toEqual({});
  });
});

describe('metadata', () => {
  test('has three keys, as text', () => {
    const text = '{"appVersion":"2.1.0","channel":"官网","deviceModel":"Pixel 9"}';
    expect(readMetadata(text)).toEqual({ appVersion: '2.1.0', channel: '官网', deviceModel: 'Pixel 9' });
  });

  test.each([
    ['no JSON', 'appVersion=1'],
    ['a list', '["appVersion"]'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['another key', '{"appVersion":"1","token":"x"}'],
    ['a prototype', '{"__proto__":{"appVersion":"1"}}'],
    ['a number', '{"appVersion":2}'],
    ['something nested', '{"channel":{"a":"b"}}'],
    ['control characters', '{"channel":"a\\u0000b"}'],
    ['direction marks', '{"channel":"a\\u202eb"}'],
    ['a long value', JSON.stringify({ channel: 'x'.repeat(65) })],
    ['more than 1 KB', `{"channel":"x"${' '.repeat(1024)}}`],
    ['more than 1 KB of bytes', `{"channel":"${'红'.repeat(400)}"}`],
  ])('is rejected as a whole: %s', (_what, text) => {
    expect(readMetadata(text)).toBeNull();
  });

  test('keeps only known keys, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.dictionary(fc.constantFrom('appVersion', 'channel', 'x'), fc.string()).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const metadata = readMetadata(text);
          for (const key of Object.keys(metadata ?? {})) expect(['appVersion', 'channel', 'deviceModel']).toContain(key);
        },
      ),
    );
  });
});

describe('lifetime of a code', () => {
  // @spec 6.07 9.13 9.14
  test.each([
    ['i_code', 12],
    ['r_code', 12],
    ['r_bet', 12],
    ['invite_code', 24],
  ] as const)('%s: discarded after %d hours', (name, hours) => {
    expect(REFERRAL_LIFE_MS[name]).toBe(hours * HOUR);
    const stored = withArrived({}, { [name]: 'A1' }, NOON);
    expect(liveReferral(stored, NOON + hours * HOUR - 1)).toEqual({ [name]: { value: 'A1', at: NOON } });
    expect(liveReferral(stored, NOON + hours * HOUR)).toEqual({});
  });

  test('a stored time in the future counts as now', () => {
    expect(liveReferral({ i_code: { value: 'A1', at: NOON + 90 * HOUR } }, NOON)).toEqual({ i_code: { value: 'A1', at: NOON } });
  });

  test('for any stored value, the remaining codes are well-formed and have their time', () => {
    const storedCode = fc.record({
      value: fc.oneof(fc.string(), fc.constant('A1')),
      at: fc.oneof(fc.integer(), fc.double(), fc.constant(NOON)),
    });
    const stored = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...REFERRAL_NAMES, 'constructor', 'x'), fc.oneof(storedCode, fc.anything())),
    );
    fc.assert(
      fc.property(stored, (value) => {
        for (const [name, code] of Object.entries(liveReferral(value, NOON))) {
          expect(code.value).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
          expect(NOON - code.at).toBeLessThan(REFERRAL_LIFE_MS[name as 'i_code']);
          expect(code.at).toBeLessThanOrEqual(NOON);
        }
      }),
    );
  });

  test('a friend’s invitation takes precedence over a promotion’s link, in any form of address', () => {
    const both = withArrived({}, { i_code: 'A1', invite_code: 'D4' }, NOON);
    expect(inviterOf(both)).toEqual({ code: 'D4', source: 'invite_code' });
    expect(inviterOf(liveReferral(withArrived({}, { i_code: 'A1' }, NOON), NOON))).toEqual({ code: 'A1', source: 'i_code' });
    // A friend's poster and board come after a friend's link, and before a promotion.
    expect(inviterOf(withArrived({}, { i_code: 'A1', r_code: 'B2', r_bet: 'C3' }, NOON))).toEqual({ code: 'B2', source: 'r_code' });
    expect(inviterOf(withArrived({}, { i_code: 'A1', r_bet: 'C3' }, NOON))).toEqual({ code: 'C3', source: 'r_bet' });
    expect(inviterOf(liveReferral(withArrived({}, { r_code: 'B2', r_bet: 'C3' }, NOON), NOON + 12 * HOUR))).toBeNull();
  });
});

describe('storage', () => {
  // @spec 2.68 2.69 3.18
  test('keeps each code in its own storage, with its time', async () => {
    await captureReferral('?agent_verify=AG&growCode=G&i_code=A1&metadata=%7B%22appVersion%22%3A%222.1.0%22%7D', at(NOON));
    expect(localStorage.getItem('agent_verify')).toBe('AG');
    expect(sessionStorage.getItem('growCode')).toBe('G');
    expect(localStorage.getItem('growCode')).toBeNull();
    expect(JSON.parse(localStorage.getItem('referral')!)).toEqual({ i_code: { value: 'A1', at: NOON } });
    expect(JSON.parse(sessionStorage.getItem('metadata')!)).toEqual({ appVersion: '2.1.0' });
  });

  test('later visits keep valid codes and drop expired ones', async () => {
    await captureReferral('?i_code=A1&invite_code=D4', at(NOON));
    expect(await findInviter('?r_code=B2', at(NOON + 13 * HOUR))).toEqual({ code: 'D4', source: 'invite_code' });
    expect(Object.keys(JSON.parse(localStorage.getItem('referral')!))).toEqual(['invite_code', 'r_code']);
    await captureReferral('', at(NOON + 48 * HOUR));
    expect(localStorage.getItem('referral')).toBeNull();
  });

  test('an invalid store counts as empty', async () => {
    localStorage.setItem('referral', '{"i_code":');
    expect(await findInviter('', at(NOON))).toBeNull();
  });
});
