import { guidePath, guideSteps, stepPath } from '@/lib/domain/care/register-guide/register-guide.rules';

const statesOf = (...facts: Parameters<typeof guideSteps>) => guideSteps(...facts).map(({ state }) => state);

test('steps have the state that the platform reports', () => {
  expect(statesOf({ name: 'none', payees: [], deposit: 'none' })).toEqual(['todo', 'todo', 'todo']);
  expect(statesOf({ name: 'reviewing', payees: [{ state: 'reviewing' }], deposit: 'open' })).toEqual(['waiting', 'waiting', 'waiting']);
  expect(statesOf({ name: 'rejected', payees: [{ state: 'disabled' }], deposit: 'none' })).toEqual(['rejected', 'todo', 'todo']);
  expect(statesOf({ name: 'verified', payees: [{ state: 'reviewing' }, { state: 'active' }], deposit: 'done' })).toEqual([
    'done',
    'done',
    'done',
  ]);
});

test('a step leads back to the guide, and the guide to the page where the member came from', () => {
  const guide = guidePath('/game/sport?t=live&x=1');
  expect(guide).toBe('/registerGuide?redirect=%2Fgame%2Fsport%3Ft%3Dlive%26x%3D1');
  const step = new URL(stepPath('deposit', guide), 'https://pavilion.invalid');
  expect([step.pathname, step.searchParams.get('back')]).toEqual(['/mine/finance/deposit', guide]);
});
