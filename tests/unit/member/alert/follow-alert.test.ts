import { followKindsOf, isAlertOn } from '@/lib/domain/member/alert/follow-alert.rules';

test.each([
  ['football', 'upcoming', ['kickoff', 'followGoal']],
  ['football', 'live', ['followGoal']],
  ['football', 'ended', []],
  ['football', 'postponed', []],
  ['tennis', 'upcoming', ['kickoff']],
  ['tennis', 'live', []],
])('a followed match of %s that is %s can still cause %j', (sport, status, kinds) => {
  expect(followKindsOf({ sport, status })).toEqual(kinds);
});

test('a kind is on if it is announced in any way', () => {
  expect([
    isAlertOn({ inSite: true, push: false }),
    isAlertOn({ inSite: false, push: true }),
    isAlertOn({ inSite: false, push: false }),
  ]).toEqual([true, true, false]);
});
