import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { logoutCall } from '@pavilion/contract/calls/member.calls';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(60_000);

/** Members whose session ends while they launch: where several connections race, most of them showed it. */
const MEMBERS = 20;
const LAUNCHES = 3;
const LAUNCH = { enName: 'FBTY', activity: '', gameCode: '', temporaryParam: '', siteId: 3001 };
const NUMBERS = { appSendMoney: 0, https: 1, isApp: 0, isSure: 1, isPreload: 0, isManualLaunch: 0 };

let sandbox: Sandbox;

/** The code of FB's own response to a session. */
async function codeAtVenue(token: string): Promise<number> {
  const response = await fetch(`${sandbox.fbOrigin}/v1/user/base`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: '{"languageType":"CMN"}',
  });
  return ((await response.json()) as { code: number }).code;
}

/** Launches while `end` ends the session; the codes of the launches and those of the venue for the sessions they opened. */
async function launchBeside(end: (member: { token: string; uuid: string }) => Promise<unknown>) {
  const member = await sandbox.control.member();
  const launch = () => sendCall(sandbox.origin, venueLaunchCall, { ...LAUNCH, ...NUMBERS }, member);
  const [results] = await Promise.all([Promise.all(Array.from({ length: LAUNCHES }, launch)), end(member)]);
  const tokens = results.flatMap(({ status_code, data }) => (status_code === 6000 ? [data.token!] : []));
  return { launches: results.map(({ status_code }) => status_code), venue: await Promise.all(tokens.map(codeAtVenue)) };
}

describe('sessions under concurrency', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it.each([
    ['kicked', [6000, 6001, 10_004], (member: { token: string }) => sandbox.control.kick({ token: member.token })],
    ['logged out', [6000, 10_004], (member: { token: string; uuid: string }) => sendCall(sandbox.origin, logoutCall, {}, member)],
  ] as const)('a session that is %s leaves no venue session, not even one opened at that moment', async (_, codes, end) => {
    for (let round = 0; round < MEMBERS; round += 1) {
      const { launches, venue } = await launchBeside(end);
      for (const code of launches) expect(codes).toContain(code);
      expect(venue).toEqual(venue.map(() => 14_010));
    }
  });
});
