import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { sendCall } from '../../support/platform-client';
import { readSample } from '../../support/sample';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

/** FB's list of live football in the whole sandbox, whose responses serve all callers of a second. */
const launchBody = readSample<{ request: { body: object } }>('venue-launch-fbty').request.body;
const LIST = '/v1/match/getList';
const EXPIRED = 14_010;

interface Row {
  id: number;
  ss: number;
  nsg: { pe: number; tyg: number; sc: [number, number] }[];
  mc: { s: number };
}

let sandbox: Sandbox;
let guest: string;

const open = async (token?: string) => (await sendCall(sandbox.origin, venueLaunchCall, launchBody, token ? { token } : {})).data.token!;

async function send(token: string) {
  const body = JSON.stringify({ type: 1, sportId: 1, size: 50 });
  const headers = { 'content-type': 'application/json', authorization: token };
  return fetch(`${sandbox.fbOrigin}${LIST}`, { method: 'POST', headers, body });
}

async function list(token = guest) {
  return (await (await send(token)).json()) as { code: number; data: { records: Row[] } | null };
}

const rowOf = async (id: number) => (await list()).data?.records.find((row) => row.id === id);

beforeAll(async () => {
  sandbox = await takeSandbox();
  guest = await open();
}, 90_000);
beforeEach(async () => void (await list()));

it('a list is compressed for a client that accepts it', async () => {
  const { headers } = await send(guest);
  expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(headers.get('vary')).toContain('accept-encoding');
});

it('a suspension and a goal by a tester are in the next list', async () => {
  const before = (await list()).data!.records.find(({ ss }) => ss === 1)!;
  const match = (await sandbox.control.matches('live')).find(({ ids }) => ids.FBTY === String(before.id))!;
  await sandbox.control.event(match.id, { type: 'suspend' });
  expect(await rowOf(before.id)).not.toMatchObject({ ss: 1 });
  await sandbox.control.event(match.id, { type: 'goal', side: 'home' });
  const goals = (row: Row | undefined) => row?.nsg.find(({ tyg }) => tyg === 5)?.sc[0];
  expect(goals(await rowOf(before.id))).toBe(goals(before)! + 1);
});

it('a clock that was moved shows in the next list', async () => {
  const running = (await list()).data!.records.find(({ mc }) => mc.s > 60 && mc.s < 2_400)!;
  await sandbox.control.clock({ advanceMs: 30_000 });
  expect((await rowOf(running.id))!.mc.s).toBe(running.mc.s + 30);
});

it('a fault hits a list that is stored, as often as it was set, and leaves the stored list as it was', async () => {
  await sandbox.control.fault({ call: `POST ${LIST}`, statusCode: 10_001, times: 1 });
  expect(await list()).toMatchObject({ code: 10_001, data: null });
  expect(await list()).toMatchObject({ code: 0 });
  await sandbox.control.fault({ call: `POST ${LIST}`, drop: 'after', times: 1 });
  await expect(list()).rejects.toThrow();
  expect(await list()).toMatchObject({ code: 0 });
});

it('a stored list is for open sessions alone: not for one that ended, nor for an unknown one', async () => {
  const member = await sandbox.control.member({ balance: '10.00' });
  const own = await open(member.token);
  expect(await list(own)).toMatchObject({ code: 0 });
  await sandbox.control.kick({ token: member.token });
  expect(await list(own)).toMatchObject({ code: EXPIRED, data: null });
  expect(await list('fbtk-unknown')).toMatchObject({ code: EXPIRED, data: null });
  expect(await list()).toMatchObject({ code: 0 });
});

it('a guest goes on reading after a reset, from the new data', async () => {
  const [first] = (await list()).data!.records;
  await sandbox.control.event((await sandbox.control.matches('live')).find(({ ids }) => ids.FBTY === String(first!.id))!.id, {
    type: 'suspend',
  });
  expect((await rowOf(first!.id))!.ss).not.toBe(1);
  await sandbox.control.reset({ mode: 'freeze', set: '2026-11-21T12:00:00.000Z' });
  expect((await list()).data!.records.some(({ ss }) => ss === 1)).toBe(true);
});
