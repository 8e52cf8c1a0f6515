import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Options } from '../../../bin/conformance/options';
import { VENUE_SPECS } from '../../../bin/conformance/venues/specs';
import { exitCodeOf, sentenceOf, type Step } from '../../../bin/conformance/report/finding';
import { linesOf } from '../../../bin/conformance/report/print';
import { runConformance } from '../../../bin/conformance/run';
import { type AlteringChat, type AlteringProxy, startAlteringChat, startAlteringProxy } from '../../support/altering-proxy';
import { bytes, config } from '../../support/conformance.alter';
import type { SeededFault, Upstream } from '../../support/conformance.fault';
import { MEMBER_FAULTS } from '../../support/conformance.member';
import { PLATFORM_FAULTS } from '../../support/conformance.platform';
import { TRUST_FAULTS } from '../../support/conformance.trust';
import { VENUE_FAULTS } from '../../support/conformance.venue';
import type { TestMember } from '../../support/control-client';
import { freePorts } from '../../support/free-ports';
import { TEST_UUID } from '../../support/platform-client';
import { type Sandbox, TEST_SIGN_KEY } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

const ROOT = path.resolve(__dirname, '../../..');

let sandbox: Sandbox;
let proxies: Record<Upstream, AlteringProxy>;
let chat: AlteringChat;
let member: TestMember;

beforeAll(async () => {
  // The platform's clock is the world's: it runs from now, like a real platform's.
  sandbox = await takeSandbox({ frozenAt: null });
  const upstreams = { platform: sandbox.origin, FBTY: sandbox.fbOrigin, OBTY: sandbox.obOrigin, IMTY: sandbox.imOrigin };
  const started = Object.entries(upstreams).map(async ([name, origin]) => [name, await startAlteringProxy(origin)] as const);
  proxies = Object.fromEntries(await Promise.all(started)) as Record<Upstream, AlteringProxy>;
  chat = await startAlteringChat(sandbox.origin);
  member = await sandbox.control.member({ balance: '100.00', uuid: TEST_UUID });
}, 90_000);

afterAll(async () => {
  await Promise.all([...Object.values(proxies), chat].map((one) => one.close()));
});

const optionsOf = (wanted: Partial<Options> = {}): Options => ({
  platform: proxies.platform.origin,
  venues: { FBTY: proxies.FBTY.origin, OBTY: proxies.OBTY.origin, IMTY: proxies.IMTY.origin },
  chat: chat.address,
  origin: 'http://127.0.0.1:3000',
  signKey: TEST_SIGN_KEY,
  user: '',
  password: '',
  token: member.token,
  uuid: TEST_UUID,
  groups: [],
  calls: [],
  json: false,
  strict: false,
  timeout: 3_000,
  ...wanted,
});

const found = (steps: readonly Step[], level: string) =>
  steps.flatMap(({ findings }) => findings.filter((one) => one.level === level).map(sentenceOf));

async function runAgainst(fault: SeededFault): Promise<readonly Step[]> {
  if (fault.at === 'chat') chat.set(fault.frame ?? null);
  else proxies[fault.at].set(fault.rule ?? null);
  const { userName, password } = member;
  try {
    return await runConformance(
      optionsOf({
        groups: [fault.group],
        ...(fault.at in VENUE_SPECS ? { venues: { [fault.at]: proxies[fault.at as Upstream].origin } } : {}),
        calls: fault.calls ?? [],
        ...(fault.login ? { user: userName, password, token: '' } : {}),
        ...(fault.timeout ? { timeout: fault.timeout } : {}),
        ...(fault.at === 'chat' ? { timeout: 700 } : {}),
      }),
    );
  } finally {
    chat.set(null);
    for (const proxy of Object.values(proxies)) proxy.set(null);
  }
}

const ALL = [...PLATFORM_FAULTS, ...TRUST_FAULTS, ...VENUE_FAULTS, ...MEMBER_FAULTS];

test('there are at least forty platforms that break the contract', () => {
  expect(ALL.filter(({ level }) => level === undefined).length).toBeGreaterThanOrEqual(40);
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
});

test.each(ALL.map((fault) => [fault.name, fault] as const))('%s is reported with place and requirement', async (_, fault) => {
  const steps = await runAgainst(fault);
  const sentences = found(steps, fault.level ?? 'error');
  if (fault.sentence instanceof RegExp) expect(sentences).toContainEqual(expect.stringMatching(fault.sentence));
  else expect(sentences).toContain(fault.sentence);
  expect(exitCodeOf(steps)).toBe(fault.level === 'warning' ? 0 : 1);
  if (fault.level === 'warning') expect(exitCodeOf(steps, true)).toBe(1);
});

test('the sandbox keeps the contract: every call of a visitor and a member, with commands', async () => {
  const steps = await runConformance(
    optionsOf({
      groups: ['visitor', 'signature', 'config', 'launch', 'venues', 'guard', 'member', 'bets', 'chat', 'write'],
      user: member.userName,
      password: member.password,
      token: '',
    }),
  );
  expect(found(steps, 'error')).toEqual([]);
  expect(exitCodeOf(steps)).toBe(0);
  expect(steps.length).toBeGreaterThan(150);
});

test('an address without a platform is reported after the first calls, and nothing else is requested', async () => {
  proxies.platform.set({ call: '*', alter: bytes('<p>Welcome to nginx') });
  try {
    const steps = await runConformance(optionsOf({ groups: ['visitor', 'member'] }));
    expect(found(steps, 'error')).toEqual([
      '(body): expected JSON, found HTML or XML.',
      '(body): expected JSON, found HTML or XML.',
      'expected a platform that responds with the envelope, found none. Nothing else was checked.',
    ]);
  } finally {
    proxies.platform.set(null);
  }
});

test('of a response only keys and codes reach the terminal, without control characters', async () => {
  const hostile = '\u001b[2J\u202e\nSecret';
  proxies.platform.set({
    call: 'GET /site/api/v1/configuration/vvPretty',
    alter: config((plain) => Object.assign(plain, { features: { [hostile]: 'value-1' }, customerServiceUrl: 'javascript:value-2' })),
  });
  try {
    const steps = await runConformance(optionsOf({ groups: ['config'] }));
    const lines = steps.flatMap(linesOf).join('|');
    expect(lines).toContain('?[2J??Secret');
    for (const text of ['\u001b', '\u202e', '\n', 'value-1', 'value-2']) expect(lines).not.toContain(text);
  } finally {
    proxies.platform.set(null);
  }
});

test('the command reports in lines, in JSON and by its exit code, and never shows a secret', async () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'bin/conformance/main.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH!, NEXT_PUBLIC_SIGN_KEY: TEST_SIGN_KEY, ...env } as unknown as NodeJS.ProcessEnv,
    });
  const lines = run(['--platform', sandbox.origin, '--only', 'config,signature']);
  expect([lines.status, lines.stderr]).toEqual([0, '']);
  expect(lines.stdout).toMatch(/^✓ vvPretty, decrypted with sec$/m);
  expect(lines.stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ checks: 0 errors, 0 warnings, 0 skipped$/);
  const json = run(['--platform', sandbox.origin, '--only', 'signature', '--json'], { NEXT_PUBLIC_SIGN_KEY: 'another-key' });
  expect(json.status).toBe(1);
  const report = JSON.parse(json.stdout) as { totals: object; checks: { result: string; findings: { sentence: string }[] }[] };
  expect(report.totals).toMatchObject({ errors: 1 });
  expect(report.checks[0]).toMatchObject({ result: 'error', findings: [{ at: 'X-API-SIGN' }] });
  const wrong = run(['--platform', sandbox.origin, '--password', 'Secret@1']);
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).not.toContain('Secret@1');
  const nobody = run(['--platform', `http://127.0.0.1:${await freePorts(1)}`]);
  expect(nobody.status).toBe(1);
  expect(nobody.stdout).toContain('expected a response, found none (ECONNREFUSED).');
});
