import type { CallResponse } from '@pavilion/contract/call';
import { popInfoCall, suspensionIconCall, webTerminalCall } from '@pavilion/contract/calls/site.calls';
import { chatHistoryCall } from '@pavilion/contract/calls/chat.calls';
import { memberJwtCall } from '@pavilion/contract/calls/member.calls';
import { getChatHistory, getChatToken } from '@/lib/domain/community/chat/chat.api';
import { chooseIcon, choosePopUp } from '@/lib/domain/site/pop-up/pop-up.rules';
import { getPopUps, getSuspensionIcons } from '@/lib/domain/site/pop-up/promo.api';
import type { PlatformCaller } from '@/lib/platform/caller';
import { readSample } from '../../../support/sample';
import { HOUR } from '../../../support/time';

interface Sample<T> {
  request: { body?: unknown };
  response: { data: T };
}
const read = <T>(name: string) => readSample<Sample<T>>(name);

describe('the pop-up of a visit', () => {
  const [row] = read<CallResponse<typeof popInfoCall>>('pop-info').response.data;
  const daily = { ...row!, id: 'daily', frequency: 'daily', priority: 5 };
  const once = { ...row!, id: 'once', frequency: 'once', priority: 9 };
  const always = { ...row!, id: 'always', frequency: 'visit', priority: 1 };

  // @spec 7.31
  it('is the due one with the highest priority', () => {
    expect(choosePopUp([always, daily, once], {}, 0)!.id).toBe('once');
    expect(choosePopUp([always, daily, once], { once: 0 }, HOUR)!.id).toBe('daily');
    expect(choosePopUp([always, daily, once], { once: 0, daily: 0 }, HOUR)!.id).toBe('always');
    expect(choosePopUp([], {}, 0)).toBeNull();
  });

  it('appears once per day of site time, which begins at 16:00 UTC', () => {
    const shown = Date.UTC(2026, 10, 20, 15, 59);
    expect(choosePopUp([daily], { daily: shown }, shown + 30_000)).toBeNull();
    expect(choosePopUp([daily], { daily: shown }, shown + 60_000)!.id).toBe('daily');
  });

  it('keeps its text when its link or picture is not of this site', () => {
    const odd = { ...once, imageUrl: 'https://evil.example/x.png', jumpUrl: '//evil.example' };
    expect(choosePopUp([odd], {}, 0)).toMatchObject({ title: '签到日历开启', picture: '', link: null });
    expect(choosePopUp([{ ...once, title: '', content: '' }], {}, 0)).toBeNull();
  });
});

describe('the floating icon', () => {
  const rows = read<CallResponse<typeof suspensionIconCall>>('suspension-icon').response.data;
  it('is the first in order that has a link and was not closed', () => {
    expect(chooseIcon(rows, null)).toEqual({
      id: '71001',
      name: '好运翻牌',
      picture: '/act/static/icon.png',
      link: { kind: 'page', href: '/activity/luckyFlip' },
      closable: true,
    });
    const earlier = { ...rows[0]!, id: 'first', sort: 0 };
    expect(chooseIcon([...rows, earlier], null)!.id).toBe('first');
    expect(chooseIcon([...rows, earlier], 'first')!.id).toBe('71001');
    expect(chooseIcon([{ ...earlier, jumpType: 0 }], null)).toBeNull();
    expect(chooseIcon([], null)).toBeNull();
  });
});

describe('each call sends the sample’s payload and returns its response', () => {
  const spy = (name: string) => jest.fn(() => Promise.resolve(read(name).response.data)) as unknown as jest.MockedFunction<PlatformCaller>;
  // @spec 7.18 7.30 7.46 7.48
  it.each([
    ['suspension-icon', suspensionIconCall, getSuspensionIcons],
    ['pop-info', popInfoCall, getPopUps],
    ['chat-history', chatHistoryCall, (caller: PlatformCaller) => getChatHistory('1', '', 20, caller)],
    ['member-jwt', memberJwtCall, getChatToken],
  ] as const)('%s', async (name, call, request) => {
    const caller = spy(name);
    expect(await request(caller)).toEqual(read(name).response.data);
    expect(caller.mock.calls[0]!.slice(0, 2)).toEqual([call, read(name).request.body ?? {}]);
  });

  it('requests the terminal with or without a session', () => {
    expect(webTerminalCall.session).toBe('optional');
  });
});
