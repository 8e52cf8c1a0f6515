import { CODE } from '@pavilion/contract/codes';
import { memberInfoCall } from '@pavilion/contract/calls/member.calls';
import { isOpenToken } from '@/lib/domain/member/login/open-token.server';
import { BusinessError, NetworkError } from '@/lib/kit/http/errors';
import { fakePlatform } from '../../../support/fake-platform';
import { collectLog } from '../../../support/log-lines';
import { aMember, memberOnWire } from '../../../support/member.builder';

collectLog();
jest.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }));
const getMember = fakePlatform().on(memberInfoCall, memberOnWire);

beforeEach(() => {
  getMember.mockReset().mockResolvedValue(aMember());
});

test('a token that the platform rejects is not open, and is checked again each time', async () => {
  getMember.mockRejectedValue(new BusinessError(CODE.loggedInElsewhere, ''));
  expect([await isOpenToken('pvl_refused'), await isOpenToken('pvl_refused')]).toEqual([false, false]);
  expect(getMember).toHaveBeenCalledTimes(2);
});

test('a token is undecided while the platform cannot be reached', async () => {
  getMember.mockRejectedValue(new NetworkError({ status: 0, message: '', statusText: '', online: true }));
  expect(await isOpenToken('pvl_unknown')).toBeNull();
  getMember.mockResolvedValue(aMember());
  expect(await isOpenToken('pvl_unknown')).toBe(true);
});

test('a token that the platform knows is checked once a minute', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(await isOpenToken('pvl_known_token')).toBe(true);
  getMember.mockRejectedValue(new BusinessError(CODE.loggedInElsewhere, ''));
  clock.mockReturnValue(1_059_000);
  expect(await isOpenToken('pvl_known_token')).toBe(true);
  expect(getMember).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1_061_000);
  expect(await isOpenToken('pvl_known_token')).toBe(false);
});
