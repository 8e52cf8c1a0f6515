import { needsOwnDevice } from '@pavilion/contract/calls/endpoint';
import * as z from '@pavilion/contract/schema';
import { isCommand } from '../../bin/conformance/calls/commands';
import { readContractCalls } from '../../bin/conformance/calls/contract-calls';
import type { Known } from '../../bin/conformance/calls/plan';
import { READS } from '../../bin/conformance/calls/reads';
import { unplanned } from '../../bin/conformance/checks/visitor.check';
import { GROUPS, readOptions, UsageError } from '../../bin/conformance/options';
import { PLATFORM_CALLS } from '../support/platform-calls';

const known: Known = {
  now: Date.parse('2026-11-21T12:00:00.000Z'),
  data: () => undefined,
  match: { venue: 'FBTY', matchId: '1', marketId: '2', selectionId: '2_1' },
};

test('the command knows every call of the contract, once: as a read with its request, or as a command', async () => {
  const names = (await readContractCalls()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(PLATFORM_CALLS.map(({ name }) => name).toSorted());
  const message = 'give it a request in bin/conformance/calls/reads.ts, or name it in commands.ts beside it.';
  expect(unplanned(PLATFORM_CALLS).map((name) => `${name}: ${message}`)).toEqual([]);
  const commands = PLATFORM_CALLS.filter(isCommand).map(({ name }) => name);
  expect([...Object.keys(READS), ...commands].toSorted()).toEqual(names.toSorted());
});

/** Called from the session's own device; it hands out a credential of the member. */
const HANDS_OUT: ReadonlySet<string> = new Set(['memberJwt']);
/** Without an effect on the member. */
const REPORTS: ReadonlySet<string> = new Set(['webTerminal']);

test('a call is marked as a read when the command may send it at any time, and no other is', () => {
  for (const call of PLATFORM_CALLS.filter(({ session }) => session !== 'none')) {
    const isRead = (call.name in READS && !HANDS_OUT.has(call.name)) || REPORTS.has(call.name);
    expect([call.name, needsOwnDevice(call)]).toEqual([call.name, !isRead]);
    expect([call.name, call.reads && call.money]).not.toEqual([call.name, true]);
  }
});

test.each(Object.keys(READS))('the request of %s fits its schema', (name) => {
  const call = PLATFORM_CALLS.find((one) => one.name === name)!;
  const plan = READS[name]!(known);
  expect(plan).not.toHaveProperty('skip');
  const request = 'request' in plan ? plan.request : 'unknown' in plan ? plan.unknown : null;
  expect(z.safeParse(call.request, request).error?.issues ?? []).toEqual([]);
});

describe('the command line', () => {
  const env = { NEXT_PUBLIC_SIGN_KEY: 'key' };
  const read = (...argv: string[]) => readOptions(argv, env);

  test('takes origins, venues, groups and calls, and only reads unless asked to write', () => {
    const options = read('--platform', 'https://platform.example/', '--venues=FBTY=https://fb.example,YBTY=https://ob.example,IMTY');
    expect(options).toMatchObject({
      platform: 'https://platform.example',
      venues: { FBTY: 'https://fb.example', OBTY: 'https://ob.example', IMTY: '' },
      groups: GROUPS.filter((group) => group !== 'write'),
      signKey: 'key',
      timeout: 6_000,
    });
    expect(read('--platform', 'https://a.example', '--write')!.groups).toEqual(GROUPS);
    expect(read('--platform', 'https://a.example', '--only', 'member,config', '--call', 'memberInfo')).toMatchObject({
      groups: ['config', 'member'],
      calls: ['memberInfo'],
    });
    expect(readOptions([], { PLATFORM_ORIGIN: 'https://b.example' })!.platform).toBe('https://b.example');
    expect(read('--help')).toBeNull();
  });

  test.each([
    [[], '--platform is missing.'],
    [['--platform'], '--platform needs a value.'],
    [['--platform', 'platform.example'], '--platform: "platform.example" is no address.'],
    [['--platform', 'https://a.example/api'], '--platform must be an origin alone: scheme, host and port.'],
    [['--platform', 'https://a.example', '--venues', 'XXTY=https://x.example'], '--venues: "XXTY" is none of IMTY, OBTY, FBTY.'],
    [['--platform', 'https://a.example', '--only', 'all'], `--only: "all" is none of ${GROUPS.join(', ')}.`],
    [
      ['--platform', 'https://a.example', '--call', 'preInfo,memberinfo'],
      `--call: "memberinfo" is none of ${Object.keys(READS).join(', ')}.`,
    ],
    [['--platform', 'https://a.example', '--only', 'write'], '--only write needs --write too.'],
    [['--platform', 'https://a.example', '--timeout', 'soon'], '--timeout must be ms between 100 and 120000.'],
    [['--platform', 'https://a.example', '--user', 'demo'], 'PLATFORM_PASSWORD is missing.'],
    [['--platform', 'https://a.example', '--fast'], 'Unknown argument --fast.'],
    [['--password', 'Secret@1'], '--password would be seen by every user of this machine: set PLATFORM_PASSWORD or PLATFORM_TOKEN.'],
  ])('%j is rejected with a sentence', (argv, sentence) => {
    expect(() => read(...argv)).toThrow(new UsageError(sentence));
  });
});
