/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FloatingIcon } from '@/components/site/pop-up/floating-icon';
import { REST_MS } from '@/components/site/pop-up/free-place';
import { VisitPopUp } from '@/components/site/pop-up/visit-pop-up';
import { webTerminalCall, popInfoCall, suspensionIconCall } from '@pavilion/contract/calls/site.calls';
import { reportTerminal } from '@/lib/domain/site/config/terminal.api';
import { whenSettled } from '@/lib/kit/browser/idle';
import { fakePlatform } from '../../support/fake-platform';

const platform = fakePlatform();
const getPopUps = platform.on(popInfoCall);
const getSuspensionIcons = platform.on(suspensionIconCall);

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const POP = {
  id: '9',
  title: '理性投注',
  imageUrl: '',
  content: '到点就休息',
  jumpType: 1,
  jumpUrl: '/help/lxtz',
  priority: 1,
  frequency: 'once',
};
const ICON = { id: '7', name: '优惠', iconUrl: '', jumpType: 1, jumpUrl: '/activity/discount', closable: true, sort: 1 };
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
  getPopUps.mockResolvedValue([POP]);
  getSuspensionIcons.mockResolvedValue([ICON]);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

describe('the pop-up', () => {
  it('appears after five idle seconds, has a link, and never returns in this browser', async () => {
    const { unmount } = render(<VisitPopUp />);
    await pass(4900);
    expect(screen.queryByText('到点就休息')).toBeNull();
    fireEvent.pointerDown(document.body);
    await pass(4900);
    expect(screen.queryByText('到点就休息')).toBeNull();
    await pass(200);
    fireEvent.click(screen.getByText('去看看'));
    expect(push).toHaveBeenCalledWith('/help/lxtz');
    unmount();
    sessionStorage.clear();
    render(<VisitPopUp />);
    await pass(20_000);
    expect(screen.queryByText('到点就休息')).toBeNull();
  });

  it('waits while the slip or another dialog is open', async () => {
    const slip = document.body.appendChild(document.createElement('dialog'));
    slip.setAttribute('open', '');
    render(<VisitPopUp />);
    await pass(30_000);
    expect(screen.queryByText('到点就休息')).toBeNull();
    slip.remove();
    await pass(5000);
    expect(screen.getByText('到点就休息')).toBeTruthy();
  });

  // @spec 7.31
  it('is shown once per visit, and not without a response', async () => {
    sessionStorage.setItem('popUpShown', '1');
    render(<VisitPopUp />);
    await pass(20_000);
    expect(getPopUps).not.toHaveBeenCalled();
    sessionStorage.clear();
    getPopUps.mockRejectedValue(new Error('down'));
    const { container } = render(<VisitPopUp />);
    await pass(20_000);
    expect(container.innerHTML).toBe('');
  });
});

describe('the floating icon', () => {
  // @spec 7.19
  it('has a link, and stays hidden for the visit once closed', async () => {
    const { unmount } = render(<FloatingIcon />);
    await pass(0);
    await pass(REST_MS);
    expect(screen.getByRole('link', { name: '优惠' }).getAttribute('href')).toBe('/activity/discount');
    fireEvent.click(screen.getByRole('button', { name: '关闭优惠图标' }));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    render(<FloatingIcon />);
    await pass(0);
    expect(screen.queryByRole('link')).toBeNull();
  });

  /** Gives an element a place on the screen. */
  const put = (element: Element, top: number, bottom: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
  };
  const rowsAt = (top: number, bottom: number, mark = 'odds') => {
    const list = document.createElement('ul');
    list.setAttribute(`data-${mark}`, '');
    put(list, top, bottom);
    return list;
  };
  // Hidden elements have no name.
  const icon = () => screen.getByRole('link', { hidden: true });
  const isShown = () => icon().parentElement!.style.visibility === 'visible';
  /** Renders the icon at the lower right of a screen of 844 px. */
  async function float() {
    render(<FloatingIcon />);
    await pass(0);
    for (const one of [icon().parentElement!, ...icon().parentElement!.querySelectorAll('*')]) put(one, 712, 768);
  }

  // @spec 7.19
  it.each(['odds', 'slip-bar'])(
    'never covers %s, whether they were there first, came later, were replaced or were scrolled under it',
    async (mark) => {
      const first = document.body.appendChild(rowsAt(700, 900, mark));
      await float();
      await pass(REST_MS * 3);
      expect(isShown()).toBe(false);
      first.remove();
      await pass(REST_MS * 2);
      expect(isShown()).toBe(true);
      // A late row hides the icon in the same turn, before a paint.
      const late = document.body.appendChild(rowsAt(740, 800, mark));
      await Promise.resolve();
      expect(isShown()).toBe(false);
      // Another row replaces it at the same place.
      late.replaceWith(rowsAt(765, 820, mark));
      await pass(REST_MS * 3);
      expect(isShown()).toBe(false);
      const [row] = document.querySelectorAll(`[data-${mark}]`);
      put(row!, 100, 200);
      fireEvent.scroll(window);
      await pass(REST_MS * 2);
      expect(isShown()).toBe(true);
      put(row!, 650, 710);
      fireEvent.scroll(window);
      expect(isShown()).toBe(false);
    },
  );

  // @spec 7.19
  it('waits until the page is at rest before it appears', async () => {
    await float();
    await pass(REST_MS - 50);
    fireEvent.scroll(window);
    await pass(REST_MS - 50);
    expect(isShown()).toBe(false);
    await pass(50);
    expect(isShown()).toBe(true);
  });
});

describe('the report of a visit', () => {
  // @spec 7.26 7.27
  it('is sent once without address parameters, and a failure is not shown', async () => {
    const caller = jest.fn(() => Promise.reject(new Error('down')));
    const arrival = { path: '/', referrer: 'https://other.example/page?token=secret' };
    await reportTerminal(arrival, caller as never);
    await reportTerminal(arrival, caller as never);
    expect(caller).toHaveBeenCalledTimes(1);
    const report = { terminal: 'h5', deviceType: 1, path: '/', referer: 'https://other.example/page' };
    expect(caller).toHaveBeenCalledWith(webTerminalCall, report);
  });

  it('waits until the page is idle, and can be cancelled', () => {
    const work = jest.fn();
    whenSettled(work)();
    jest.advanceTimersByTime(10_000);
    expect(work).not.toHaveBeenCalled();
    whenSettled(work);
    jest.advanceTimersByTime(5999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4001);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
