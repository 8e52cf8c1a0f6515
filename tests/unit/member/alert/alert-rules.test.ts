import { isQuietAt } from '@pavilion/contract/quiet-hours';
import { alertState } from '@/lib/domain/member/alert/alert.copy';
import type { AlertNews, AlertSetting } from '@/lib/domain/member/alert/alert.model';
import {
  changedSetting,
  isCardWanted,
  isShownInSite,
  pushAbility,
  pushedKind,
  markSeen,
  seenBy,
  unseenOf,
  type PushFacts,
} from '@/lib/domain/member/alert/alert.rules';

/** ms of a time of day in Beijing. */
const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`);

const setting: AlertSetting = {
  kinds: [
    { kind: 'settled', inSite: true, push: true },
    { kind: 'goal', inSite: false, push: true },
    { kind: 'promotion', inSite: false, push: false },
  ],
  quiet: { isOn: false, from: '23:00', to: '08:00' },
  pushKey: 'key',
  isPushed: false,
};

test.each([
  ['22:59', false],
  ['23:00', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['12:00', false],
])('quiet hours from 23:00 to 08:00 in Beijing: %s is quiet: %s', (time, isQuiet) => {
  expect(isQuietAt({ isOn: true, from: '23:00', to: '08:00' }, at(time))).toBe(isQuiet);
  expect(isQuietAt({ isOn: false, from: '23:00', to: '08:00' }, at(time))).toBe(false);
});

test.each([
  ['12:59', false],
  ['13:00', true],
  ['14:29', true],
  ['14:30', false],
])('quiet hours within a day, from 13:00 to 14:30: %s is quiet: %s', (time, isQuiet) => {
  expect(isQuietAt({ isOn: true, from: '13:00', to: '14:30' }, at(time))).toBe(isQuiet);
});

test('equal times are a whole quiet day', () => {
  for (const time of ['00:00', '09:00', '23:59']) expect(isQuietAt({ isOn: true, from: '09:00', to: '09:00' }, at(time))).toBe(true);
});

test('a kind is announced on the page unless its switch is off or it is quiet', () => {
  const isShown = (kind: 'settled' | 'goal' | 'money', quiet = setting.quiet) => isShownInSite({ ...setting, quiet }, kind, at('23:30'));
  expect([isShown('settled'), isShown('goal')]).toEqual([true, false]);
  // The platform does not know this kind.
  expect(isShown('money')).toBe(true);
  expect(isShown('settled', { ...setting.quiet, isOn: true })).toBe(false);
});

test('a change replaces its rows and leaves the others', () => {
  const changed = changedSetting(setting, { kinds: [{ kind: 'goal', inSite: true, push: false }] });
  expect(changed.kinds[1]).toEqual({ kind: 'goal', inSite: true, push: false });
  expect([changed.kinds[0], changed.kinds[2], changed.quiet]).toEqual([setting.kinds[0], setting.kinds[2], setting.quiet]);
  expect(changedSetting(setting, { quiet: { isOn: true, from: '22:00', to: '07:00' } })).toEqual({
    ...setting,
    quiet: { isOn: true, from: '22:00', to: '07:00' },
  });
});

const facts: PushFacts = { isSupported: true, isApple: false, isInstalled: false, permission: 'default' };

test.each<[string, Partial<PushFacts>, string]>([
  ['a browser that was not asked yet', {}, 'open'],
  ['one that has agreed', { permission: 'granted' }, 'granted'],
  ['one that was told not to', { permission: 'denied' }, 'denied'],
  ['one without pushes', { isSupported: false, permission: null }, 'unsupported'],
  ['an iPhone in its browser', { isSupported: false, isApple: true, permission: null }, 'uninstalled'],
  ['an old iPhone on the home screen', { isSupported: false, isApple: true, isInstalled: true, permission: null }, 'unsupported'],
])('%s', (_, change, ability) => {
  expect(pushAbility({ ...facts, ...change })).toBe(ability);
});

test('our question comes only where the browser can still be asked and something would be pushed', () => {
  expect(isCardWanted(setting, 'open')).toBe(true);
  for (const ability of ['denied', 'granted', 'unsupported', 'uninstalled'] as const) expect(isCardWanted(setting, ability)).toBe(false);
  expect(isCardWanted({ ...setting, pushKey: '' }, 'open')).toBe(false);
  expect(isCardWanted({ ...setting, isPushed: true }, 'open')).toBe(false);
  expect(isCardWanted({ ...setting, kinds: setting.kinds.map((row) => ({ ...row, push: false })) }, 'open')).toBe(false);
});

test('a push of a known kind is taken over, anything else is not', () => {
  expect(pushedKind({ kind: 'goal', text: '有进球' })).toBe('goal');
  for (const bad of [null, 'goal', {}, { kind: 'other' }, { kind: 1 }]) expect(pushedKind(bad)).toBeNull();
});

const news = (id: string, time: string): AlertNews => ({ id, kind: 'money', text: '有一笔存款已到账', path: '/', at: at(time) });

test('an alert is news once for a member, from a minute before the first read on', () => {
  const seen = seenBy(null, 'm1', at('12:00'));
  const list = [news('old', '11:58'), news('just', '11:59'), news('new', '12:01')];
  expect(unseenOf(seen, list).map(({ id }) => id)).toEqual(['just', 'new']);
  const marked = markSeen(seen, ['just'])!;
  expect(unseenOf(marked, list).map(({ id }) => id)).toEqual(['new']);
  expect(markSeen(marked, ['just'])).toBeNull();
  expect(markSeen(marked, [])).toBeNull();
  expect(seenBy(marked, 'm1', at('13:00'))).toBe(marked);
  expect(seenBy(marked, 'm2', at('13:00'))).toEqual({ member: 'm2', from: at('12:59'), ids: [] });
});

test('the oldest of many seen alerts are forgotten', () => {
  const many = Array.from({ length: 250 }, (_, index) => `a${index}`);
  const { ids } = markSeen(seenBy(null, 'm1', 0), many)!;
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 'a50', 'a249']);
});

test('the state in 设置 counts the pushed kinds of a device that receives pushes', () => {
  expect(alertState(setting)).toBe('推送未开启');
  expect(alertState({ ...setting, isPushed: true })).toBe('推送 2 类');
});
