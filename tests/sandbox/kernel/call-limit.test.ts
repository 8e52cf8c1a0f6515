import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { rebateClaimCall } from '@pavilion/contract/calls/rebate.calls';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { PLATFORM_TYPE } from '@pavilion/contract/constants';
import { outcomeOf } from '@/lib/domain/member/session/rejection.model';
import { CALL_LIMITS, createCallLimit } from '@/sandbox/kernel/http/call-limit';
import { sendCall, TEST_UUID, type PlatformResponse } from '../../support/platform-client';
import { takeSandbox } from '../../support/worker-sandbox';

const LIMITED = 6501;
const OTHER_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3302';
const headers = { 'idempotency-key': 'call-limit-money' };
const DAYS = { days: ['2026-11-20'] };

/** Calls until one is rejected for their number. A busy machine may take longer than the window for so many. */
async function untilLimited(call: () => Promise<PlatformResponse<unknown>>) {
  const before = new Set<number>();
  for (let each = 0; each < 20; each += 1) {
    const results = await Promise.all(Array.from({ length: 100 }, call));
    const rejected = results.find(({ status_code }) => status_code === LIMITED);
    for (const { status_code } of results) if (status_code !== LIMITED) before.add(status_code);
    if (rejected) return { before: [...before], rejected };
  }
  return { before: [...before], rejected: null };
}

const session = (memberId: string, tokenHash: string) => ({ memberId, tokenHash });

/** Makes so many calls; returns the number of those that were allowed, and the rejection of the rest. */
async function allowed(times: number, take: () => Promise<void>): Promise<{ count: number; rejection: unknown }> {
  let count = 0;
  let rejection: unknown = null;
  for (let each = 0; each < times; each += 1) {
    await take().then(
      () => (count += 1),
      (error: unknown) => (rejection = error),
    );
  }
  return { count, rejection };
}

describe('the limit of calls', () => {
  it('counts separately for a session, for all sessions of a member, and for money calls', async () => {
    const limit = createCallLimit();
    const one = await allowed(CALL_LIMITS.session + 20, () => limit.take(session('m', 'a'), false));
    expect(one.count).toBe(CALL_LIMITS.session);
    expect(one.rejection).toMatchObject({ code: LIMITED, data: { retryAfter: expect.any(Number) } });
    const money = await allowed(CALL_LIMITS.money + 5, () => limit.take(session('m', 'a'), true));
    expect(money.count).toBe(CALL_LIMITS.money);
    const second = await allowed(CALL_LIMITS.session, () => limit.take(session('m', 'b'), false));
    expect(second.count).toBe(CALL_LIMITS.member - CALL_LIMITS.session);
    const third = await allowed(1, () => limit.take(session('m', 'c'), false));
    expect(third.count).toBe(0);
    expect((await allowed(1, () => limit.take(session('other', 'd'), false))).count).toBe(1);
    limit.clear();
    expect((await allowed(1, () => limit.take(session('m', 'a'), false))).count).toBe(1);
  });
});

it('a session that reads too often learns for how long it is blocked, while others and money calls continue', async () => {
  const sandbox = await takeSandbox();
  const script = await sandbox.control.member({ uuid: TEST_UUID });
  const person = await sandbox.control.member({ uuid: TEST_UUID });
  const read = (token: string) => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token });
  const { rejected } = await untilLimited(() => read(script.token));
  const { retryAfter } = rejected!.data as unknown as { retryAfter: number };
  expect(retryAfter).toBeLessThanOrEqual(10);
  expect(rejected!.message).toBe(`操作过于频繁，请在 ${retryAfter} 秒后再试`);
  // The page shows the message where the call was made.
  expect(outcomeOf(LIMITED)).toEqual({ kind: 'place', part: 'limit' });
  const claim = await sendCall(sandbox.origin, rebateClaimCall, DAYS, { token: script.token, headers });
  expect(claim.status_code).toBe(10_001);
  expect((await sendCall(sandbox.origin, vipInfoCall, {}, { token: person.token })).status_code).toBe(6000);
  expect((await sendCall(sandbox.origin, preInfoCall, { platformType: PLATFORM_TYPE })).status_code).toBe(6000);
}, 120_000);

it('counts rejected calls: of another device, without using up the owner’s money calls, and of an ended session', async () => {
  const sandbox = await takeSandbox();
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const claim = (uuid: string) => sendCall(sandbox.origin, rebateClaimCall, DAYS, { token, uuid, headers });
  expect(await untilLimited(() => claim(OTHER_UUID))).toMatchObject({ before: [10_004], rejected: { status_code: LIMITED } });
  expect((await claim(TEST_UUID)).status_code).toBe(10_001);
  const ended = await sandbox.control.member({ uuid: TEST_UUID });
  await sandbox.control.kick({ token: ended.token, code: 6001 });
  const read = () => sendCall(sandbox.origin, memberInfoCall, { withLockMoney: 0 }, { token: ended.token });
  expect((await read()).status_code).toBe(6001);
  expect((await untilLimited(read)).rejected).toMatchObject({ status_code: LIMITED });
}, 120_000);
