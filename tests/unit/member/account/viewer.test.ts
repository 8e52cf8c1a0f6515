import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { BusinessError, ContractError, NetworkError } from '@/lib/kit/http/errors';
import { findViewer } from '@/lib/domain/member/account/find-viewer.server';
import type * as ViewerModule from '@/lib/domain/member/account/viewer.server';
import { fakePlatform } from '../../../support/fake-platform';
import { collectLog } from '../../../support/log-lines';
import { aMember, memberOnWire } from '../../../support/member.builder';

const logged = collectLog();
let jar: Record<string, string> = {};
let returnPath: string | null = null;
const getMember = fakePlatform().on(memberInfoCall, memberOnWire);
const sent = jest.spyOn(globalThis, 'fetch');
/** Token and device of the last request. */
function identity() {
  const { headers } = sent.mock.lastCall![0] as Request;
  return { token: headers.get('x-api-token'), uuid: headers.get('x-api-uuid') };
}
const MEMBER = aMember();
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (name in jar ? { value: jar[name] } : undefined) }),
  headers: () => Promise.resolve({ get: () => returnPath }),
}));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const TOKEN = 'pvl_7f3c1a9b5d2e4860';
const UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';
const { getViewer, requireMember, viewerOf } = require('@/lib/domain/member/account/viewer.server') as typeof ViewerModule;

beforeEach(() => {
  jar = { token: TOKEN, uuid: UUID };
  returnPath = null;
  getMember.mockReset().mockResolvedValue(MEMBER);
  logged.length = 0;
  Reflect.deleteProperty(globalThis, Symbol.for('pavilion.failure-log'));
});

// @spec 1.01
test('asks the platform with the visitor’s token and device', async () => {
  await expect(getViewer()).resolves.toEqual({ member: MEMBER });
  expect(identity()).toEqual({ token: TOKEN, uuid: UUID });
});

test('a document and its page share one request', async () => {
  const viewers = await Promise.all([findViewer(TOKEN, UUID), viewerOf(TOKEN)]);
  expect(viewers).toEqual([{ member: MEMBER }, { member: MEMBER }]);
  expect(getMember).toHaveBeenCalledTimes(1);
  await findViewer(TOKEN, UUID);
  expect(getMember).toHaveBeenCalledTimes(2);
});

const UNUSABLE: readonly Record<string, string>[] = [{}, { token: '' }, { token: 'a b' }, { token: 'x\r\ny: z' }];

// @spec 1.01
test.each(UNUSABLE)('sends no request without a usable token: %o', async (cookies) => {
  jar = cookies;
  await expect(getViewer()).resolves.toBeNull();
  expect(getMember).not.toHaveBeenCalled();
});

test('does not send an invalid device identifier', async () => {
  jar['uuid'] = 'x"; drop';
  await getViewer();
  expect(identity()).toEqual({ token: TOKEN, uuid: expect.stringMatching(/^[0-9A-F-]{36}$/) });
});

// @spec 6.02
test.each([10004, 6001, 10104, 10105, 10102])(
  '%d gives no viewer, and a member page redirects to the login with a return path',
  async (code) => {
    getMember.mockRejectedValue(new BusinessError(code, ''));
    await expect(getViewer()).resolves.toBeNull();
    returnPath = '/mine/record/betRecord?state=open';
    await expect(requireMember()).rejects.toThrow(`to /user/login?redirect=${encodeURIComponent(returnPath)}`);
    returnPath = '//evil.example.com';
    await expect(requireMember()).rejects.toThrow('to /user/login?redirect=%2F');
    returnPath = null;
    await expect(requireMember()).rejects.toThrow('to /user/login?redirect=%2Fmine');
    expect(logged).toEqual([]);
  },
);

test.each([
  ['down', new NetworkError({ status: 0, message: '', statusText: '', online: true }), { reason: 'unreachable' }],
  ['busy', new BusinessError(10001, ''), { reason: 'refused', source: 'platform', code: 10001 }],
  ['misread', new ContractError('memberInfo', 'data'), { reason: 'invalid', path: 'data', expected: 'an object' }],
])('a platform that is %s logs nobody out, and the log states the reason', async (_, error, line) => {
  getMember.mockRejectedValue(error);
  await expect(getViewer()).resolves.toEqual({ member: null });
  await expect(requireMember()).resolves.toEqual({ member: null });
  expect(logged).toEqual([['warn', 'call.failed', { call: 'memberInfo', ...line }]]);
});
