import { type CallOutcome, memberCallsFailure, noteMemberCall } from '@/lib/platform/member-calls.server';
import { noteEpoch } from '@/lib/kit/store/epoch';
import { forgetMemberCalls } from '../../support/member-calls';

const [LOGIN, BALANCE, LAUNCH] = ['/site/api/v1/user/login', '/site/api/v1/member/info', '/site/api/v1/launcher/launch'];
let now = 1_000_000;
const note = (...calls: [string, CallOutcome][]) => {
  for (const [path, outcome] of calls) noteMemberCall(path, outcome, (now += 1000));
  return memberCallsFailure(now);
};
beforeEach(forgetMemberCalls);

test('three failures of two calls report how the latest failed, and successful calls end the outage', () => {
  expect(note([LOGIN, 'status'], [BALANCE, 'status'])).toBeNull();
  expect(note([LOGIN, 'unreachable'])).toBe('unreachable');
  // One other call works, two do not.
  expect(note([LAUNCH, 'responded'])).toBe('unreachable');
  expect(note([BALANCE, 'responded'])).toBeNull();
});

test('one broken call is no outage, however often it fails', () => {
  expect(note([LOGIN, 'status'], [LOGIN, 'status'], [LOGIN, 'status'], [LOGIN, 'status'])).toBeNull();
});

test('an equal number of successful and failed calls is no outage', () => {
  expect(note([LOGIN, 'status'], [LAUNCH, 'responded'], [BALANCE, 'status'], ['/a', 'responded'], [LOGIN, 'status'])).toBeNull();
  expect(note(['/b', 'status'])).toBe('status');
});

test('successes from before the failures began do not hide them', () => {
  note(...Array.from({ length: 40 }, (_, index): [string, CallOutcome] => [`/page-${index}`, 'responded']));
  expect(note([LOGIN, 'status'], [BALANCE, 'status'])).toBeNull();
  expect(note([LOGIN, 'status'])).toBe('status');
  // One call that has been failing for longer changes nothing.
  forgetMemberCalls();
  note(['/broken', 'status'], ...Array.from({ length: 40 }, (_, index): [string, CallOutcome] => [`/page-${index}`, 'responded']));
  expect(note(['/broken', 'status'], [LOGIN, 'status'], [BALANCE, 'status'])).toBeNull();
  expect(note([LOGIN, 'timeout'])).toBe('timeout');
});

test('calls to a platform whose data was replaced are forgotten', () => {
  noteEpoch('first');
  expect(note([LOGIN, 'timeout'], [BALANCE, 'timeout'], [LOGIN, 'timeout'])).toBe('timeout');
  noteEpoch('second');
  expect(memberCallsFailure(now)).toBeNull();
});

test('calls are forgotten after a minute', () => {
  expect(note([LOGIN, 'timeout'], [BALANCE, 'timeout'], [LOGIN, 'timeout'])).toBe('timeout');
  expect(memberCallsFailure(now + 59_000)).toBe('timeout');
  expect(memberCallsFailure(now + 60_000)).toBeNull();
  now += 61_001;
  expect(note([BALANCE, 'timeout'])).toBeNull();
});
