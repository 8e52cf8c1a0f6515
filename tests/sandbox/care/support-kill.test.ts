import { serviceRateCall, serviceRequestCall, supportSendCall, supportTicketCall } from '@pavilion/contract/calls/support.calls';
import { sendCall } from '../../support/platform-client';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { MINUTE } from '../../support/time';
import { TEST_NOON } from '../../support/worker-sandbox';

jest.setTimeout(120_000);

const KEY = 'k'.repeat(43);
const SERVICE = '3F2504E0-4F89-41D3-9A0C-000000000001';
let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandbox({ folder: 'temp' });
  await sandbox.control.clock({ mode: 'freeze', set: TEST_NOON });
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.forget();
});

const read = async () => (await sendCall(sandbox.origin, supportTicketCall, { ticketKey: KEY }, {})).data.ticket!;
const again = async () => {
  await sandbox.kill();
  sandbox = await sandbox.restart();
};

it('a place in the queue, the person and the rating survive a kill', async () => {
  await sandbox.control.supportStaffing({ ahead: 3 });
  const request = () => sendCall(sandbox.origin, serviceRequestCall, { ticketKey: KEY, serviceId: SERVICE, way: 'queue' }, {});
  await request();
  await sandbox.control.clock({ advanceMs: MINUTE });
  await again();
  expect((await read()).service).toMatchObject({ state: 'waiting', ahead: 2, waitSeconds: 180 });
  // A request whose response was lost is the same one.
  expect((await request()).data.service).toMatchObject({ serviceId: SERVICE, ahead: 2 });
  await sandbox.control.clock({ advanceMs: 3 * MINUTE });
  await sendCall(sandbox.origin, supportSendCall, { ticketKey: KEY, messageId: '3F2504E0-4F89-41D3-9A0C-000000000002', text: '谢谢' }, {});
  await again();
  await sandbox.control.clock({ advanceMs: 2 * MINUTE });
  expect((await read()).messages.map(({ text }) => text)).toEqual([
    '已申请转人工',
    '客服 小岚 已接入',
    expect.stringContaining('我是小岚'),
    '谢谢',
    expect.stringContaining('不客气'),
    '本次服务已结束',
  ]);
  const rating = { ticketKey: KEY, serviceId: SERVICE, stars: 3, reasons: ['slow' as const], text: '' };
  await sendCall(sandbox.origin, serviceRateCall, rating, {});
  await again();
  expect((await read()).service?.rating).toEqual({ stars: 3, reasons: ['slow'], text: '' });
  expect((await sendCall(sandbox.origin, serviceRateCall, rating, {})).status_code).toBe(6000);
});
