/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { OpeningMatch } from '@/components/betting/sport/event/opening-match';
import { MatchRow } from '@/components/betting/sport/list/match-row';
import { LinkTaps } from '@/components/shell/link-taps';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { matchesOptions } from '@/lib/domain/betting/sport/sport.queries';
import { list, match, winner } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

/** A router whose pages are pending until `arrive` is called. */
const router = {
  pushed: [] as string[],
  replaced: [] as string[],
  show: (_page: Promise<string> | null): void => undefined,
  arrive: (_text: string): void => undefined,
  push(page: string): void {
    router.pushed.push(page);
    const pending = new Promise<string>((resolve) => (router.arrive = resolve));
    startTransition(() => router.show(pending));
  },
  replace(page: string): void {
    router.replaced.push(page);
    startTransition(() => router.show(null));
  },
};
const mockRouter = router;
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));

function Outlet({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Promise<string> | null>(null);
  useEffect(() => {
    router.show = setPage;
  }, []);
  return page ? <p>{use(page)}</p> : children;
}

async function open() {
  router.pushed.length = 0;
  router.replaced.length = 0;
  const client = new QueryClient();
  const { queryKey } = matchesOptions('FBTY', { sport: 'football', timeframe: 'live', page: 1 });
  client.setQueryData<Snapshot<MatchList>>(
    queryKey,
    list([match('863211', { markets: [winner('A1', ['1.36', '4.7', '9.2'])] })], Date.now()),
  );
  renderWithClient(
    <Suspense>
      <LinkTaps />
      <Outlet>
        <ul>
          <MatchRow venue="FBTY" matchId="863211" />
        </ul>
        <a href="/game/sport/FBTY/5">其他比赛</a>
        <a href="/game/sport/FBTY/863211#chat">聊天</a>
        <OpeningMatch />
      </Outlet>
    </Suspense>,
    client,
  );
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

const board = () => document.querySelector<HTMLElement>('section[aria-label="比分板"]');
const row = () => screen.getByRole('link', { name: /红城.*对.*蓝港/ });

/** Taps, and waits for the code that the touch has requested. */
const tap = (element: HTMLElement) =>
  act(async () => {
    await userEvent.click(element);
    await import('@/components/betting/sport/event/match-preview');
  });

test('a tapped match shows its teams, score and prices before its page comes, and gives way to the page', async () => {
  await open();
  await tap(row());
  await waitFor(() => expect(board()).not.toBeNull());
  expect(within(board()!).getByText('红城')).toBeTruthy();
  expect(document.querySelector('[inert]')?.textContent).toContain('1.36');
  expect(router.pushed).toEqual(['/game/sport/FBTY/863211']);
  await act(async () => router.arrive('比赛页'));
  expect(await screen.findByText('比赛页')).toBeTruthy();
  expect(board()).toBeNull();
});

test('返回 over the shown match stays on the list and ends the navigation', async () => {
  window.history.replaceState(null, '', '/game/sport?t=live');
  await open();
  await tap(row());
  await tap(await screen.findByRole('button', { name: '返回' }));
  expect(board()).toBeNull();
  expect(row()).toBeTruthy();
  expect(router.replaced).toEqual(['/game/sport?t=live']);
});

test.each([
  ['a match that no list holds', '其他比赛', '/game/sport/FBTY/5'],
  ['a place on a match’s page', '聊天', '/game/sport/FBTY/863211#chat'],
])('%s is opened without a preview', async (_, name, page) => {
  await open();
  await tap(screen.getByRole('link', { name }));
  expect(router.pushed).toEqual([page]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(board()).toBeNull();
});

test('a tap for a new window is left to the browser', async () => {
  await open();
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  fireEvent.pointerDown(row());
  fireEvent.click(row(), { ctrlKey: true });
  window.removeEventListener('click', stay);
  expect(router.pushed).toEqual([]);
  expect(board()).toBeNull();
});
