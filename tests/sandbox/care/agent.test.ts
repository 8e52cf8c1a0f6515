import { agentApplyCall } from '@pavilion/contract/calls/support.calls';
import { sendCall } from '../../support/platform-client';
import type { Sandbox } from '../../support/sandbox-process';
import { DAY, MINUTE } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

let sandbox: Sandbox;
let picked = 0;

const newKey = () => `3F2504E0-4F89-41D3-9A0C-${String((picked += 1)).padStart(12, '0')}`;
const GOOD = { name: '陈小亭', contact: '138-0013-8000', note: '运营足球资讯公众号，约两万名读者。' };
/** Each call comes from an address of its own unless one is named: addresses have a limit too. */
const apply = (uuid: string, change: Partial<typeof GOOD & { applyKey: string }> = {}, address = `198.51.100.${(picked += 1)}`) =>
  sendCall(sandbox.origin, agentApplyCall, { applyKey: newKey(), ...GOOD, ...change }, { uuid, headers: { 'X-Forwarded-For': address } });

describe('合作代理', () => {
  beforeAll(async () => {
    sandbox = await takeSandbox();
  }, 90_000);

  it('returns a receipt number, and the same one for the same key and device', async () => {
    const [device, applyKey] = [newKey(), newKey()];
    const { data } = await apply(device, { applyKey });
    expect(data.receiptNo).toMatch(/^P\d+$/);
    expect((await apply(device, { applyKey })).data).toEqual(data);
    expect((await apply(newKey(), { applyKey })).data.receiptNo).not.toBe(data.receiptNo);
    const stored = await sandbox.control.agentApplications();
    expect(stored.filter(({ receiptNo }) => receiptNo === data.receiptNo)).toEqual([
      { receiptNo: data.receiptNo, createTime: expect.any(String), ...GOOD, contact: '13800138000' },
    ]);
  });

  it('accepts one application per hour from a device, even if two arrive at once', async () => {
    const device = newKey();
    const before = (await sandbox.control.agentApplications()).length;
    const codes = (await Promise.all([apply(device), apply(device)])).map(({ status_code }) => status_code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([6000, 6501]);
    await sandbox.control.clock({ advanceRealMs: 59 * MINUTE });
    const early = await apply(device);
    expect(early).toMatchObject({ status_code: 6501, message: expect.stringContaining('1 分钟后') });
    await sandbox.control.clock({ advanceRealMs: MINUTE });
    expect(await apply(device)).toMatchObject({ status_code: 6000 });
    expect(await sandbox.control.agentApplications()).toHaveLength(before + 2);
  });

  it('accepts five applications per day from one address, whatever devices it invents', async () => {
    const address = '203.0.113.7';
    for (let at = 0; at < 5; at += 1) expect((await apply(newKey(), {}, address)).status_code).toBe(6000);
    const rejected = await apply(newKey(), {}, address);
    expect(rejected).toMatchObject({ status_code: 6501, message: '这个网络今天提交的申请已达上限，请明天再提交' });
    expect((rejected.data as unknown as { retryAfter: number }).retryAfter).toBeGreaterThan(3_600);
    await sandbox.control.clock({ advanceRealMs: DAY });
    expect((await apply(newKey(), {}, address)).status_code).toBe(6000);
  });

  it('names the rejected field', async () => {
    const device = newKey();
    const rejected: [Partial<typeof GOOD>, string][] = [
      [{ name: ' 陈 ' }, 'name'],
      [{ name: '亭'.repeat(21) }, 'name'],
      [{ contact: '12345' }, 'contact'],
      [{ contact: '@bad name!' }, 'contact'],
      [{ note: '想合作' }, 'note'],
    ];
    for (const [change, field] of rejected) expect(await apply(device, change)).toMatchObject({ status_code: 10_003, data: { field } });
    expect(await apply(device, { contact: '@pavilion_partner' })).toMatchObject({ status_code: 6000 });
    expect(await sendCall(sandbox.origin, agentApplyCall, { applyKey: newKey(), ...GOOD }, { uuid: null })).toMatchObject({
      status_code: 22_007,
    });
  });

  it('fails as a tester configures, and an application whose response was lost is found by its key', async () => {
    const [device, applyKey] = [newKey(), newKey()];
    await sandbox.control.fault({ call: `POST ${agentApplyCall.path}`, drop: 'after', times: 1 });
    await expect(apply(device, { applyKey })).rejects.toThrow();
    expect(await apply(device, { applyKey })).toMatchObject({ status_code: 6000 });
  });
});
