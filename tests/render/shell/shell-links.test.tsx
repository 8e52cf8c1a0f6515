/** @jest-environment jest-fixed-jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkTaps } from '@/components/shell/link-taps';
import { LinkButton } from '@/components/ui/button';
import { Toaster } from '@/components/ui/toast/toast';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** Clicks that were left to the browser; jsdom cannot navigate, so they must stop here. */
const left: string[] = [];
const leave = (event: MouseEvent) => {
  if (!event.defaultPrevented) left.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
  event.preventDefault();
};

beforeEach(() => {
  push.mockClear();
  left.length = 0;
  window.history.replaceState(null, '', '/help?a=1');
});
afterEach(() => window.removeEventListener('click', leave));

function show(links: React.ReactNode) {
  render(
    <>
      <LinkTaps />
      {links}
    </>,
  );
  // Registered after the listener under test.
  window.addEventListener('click', leave);
}

const link = () => screen.getByRole('link');

test('navigates on a link of this site, by pointer and keyboard, on whatever element inside it', async () => {
  show(
    <LinkButton href="/game/sport?t=live#top">
      <b>体育</b>
    </LinkButton>,
  );
  await userEvent.click(screen.getByText('体育'));
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(push.mock.calls).toEqual([['/game/sport?t=live#top'], ['/game/sport?t=live#top']]);
  expect(left).toEqual([]);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves %p to the browser',
  (init) => {
    show(<a href="/mine">我的</a>);
    fireEvent.click(link(), init);
    expect(push).not.toHaveBeenCalled();
    expect(left).toEqual(['/mine']);
  },
);

test.each([
  ['another window', { href: '/mine', target: '_blank' }],
  ['a download', { href: '/mine', download: 'a' }],
  ['a file', { href: '/assets/pavilion.apk' }],
  ['another origin', { href: 'https://example.com/mine' }],
  ['a telephone', { href: 'tel:4001234567' }],
  ['a place on this page', { href: '#main' }],
  ['a place on this page, written in full', { href: '/help?a=1#main' }],
])('leaves %s to the browser', (_, to) => {
  show(<a {...to}>x</a>);
  fireEvent.click(link());
  expect(push).not.toHaveBeenCalled();
  expect(left).toEqual([to.href]);
});

test('navigates to an anchor of another page and of this one', () => {
  show(
    <>
      <a href="/help/fwtk#b">x</a>
      <a href="/help?a=1">x</a>
    </>,
  );
  for (const each of screen.getAllByRole('link')) fireEvent.click(each);
  expect(push.mock.calls).toEqual([['/help/fwtk#b'], ['/help?a=1']]);
});

test('ignores a click that another handler prevented', () => {
  show(
    <a href="/mine" onClick={(event) => event.preventDefault()}>
      x
    </a>,
  );
  fireEvent.click(link());
  expect(push).not.toHaveBeenCalled();
});

test('ignores a click beside links and after unmounting', () => {
  show(<button type="button">x</button>);
  fireEvent.click(screen.getByRole('button'));
  cleanup();
  const rest = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/mine' }));
  fireEvent.click(rest);
  rest.remove();
  expect(push).not.toHaveBeenCalled();
});

test('without a network a link leaves the page as it is and says why, except for help, which is stored', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(
    <>
      <Toaster />
      <a href="/activity/discount">优惠</a>
      <a href="/help/qkjc">取款教程</a>
    </>,
  );
  const tap = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  tap('取款教程');
  expect(push.mock.calls).toEqual([['/help/qkjc']]);
  tap('优惠');
  expect(push).toHaveBeenCalledTimes(1);
  expect(screen.getByText('网络已断开，恢复后可打开')).toBeTruthy();
  online.mockReturnValue(true);
  tap('优惠');
  expect(push).toHaveBeenLastCalledWith('/activity/discount');
  expect(left).toEqual([]);
  online.mockRestore();
});
