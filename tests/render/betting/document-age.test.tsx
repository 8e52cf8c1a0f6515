/** @jest-environment jest-fixed-jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HomeMatches } from '@/components/site/home/home-matches';
import type { MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { hotOptions } from '@/lib/domain/betting/sport/list/hot.queries';
import type { InitialHotMatches } from '@/lib/domain/betting/sport/list/initial-data.model';
import { packList } from '@/lib/domain/betting/sport/pack.rules';
import { match } from '../../support/match.builder';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const mockRouter = {};

const AGE_MS = 2345;
/** ms between the venue's response and the rendering. */
const LIST_AGE_MS = 400;

/** New for each page, as each response has data of its own. */
const initial = (): InitialHotMatches => ({
  venue: 'FBTY',
  list: packList({ at: 0, data: { matches: [match('1')], total: 1, invalidRows: 0 } }, LIST_AGE_MS),
  now: 0,
});

const inClient = (client: QueryClient, child: ReactNode) => <QueryClientProvider client={client}>{child}</QueryClientProvider>;

/** ms since the venue's response, as the page counts them at `at`. */
const ageAt = (client: QueryClient, at: number) => at - client.getQueryData<Snapshot<MatchList>>(hotOptions('FBTY').queryKey)!.at;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  document.head.innerHTML = `<script type="text/plain" data-age="${String(AGE_MS).padStart(22, '0')}"></script>`;
});

test('prices of a stored document are older than its list says, by the time for which it was stored', () => {
  const html = renderToString(inClient(new QueryClient(), <HomeMatches venue="FBTY" first={initial()} />));
  document.body.innerHTML = `<div id="page">${html}</div>`;
  const client = new QueryClient();
  act(() => void hydrateRoot(document.getElementById('page')!, inClient(client, <HomeMatches venue="FBTY" first={initial()} />)));
  expect(ageAt(client, Date.now())).toBeGreaterThanOrEqual(LIST_AGE_MS + AGE_MS);
});

test('prices that a client-side navigation brings are as old as they say', () => {
  document.body.innerHTML = '<div id="page"></div>';
  const client = new QueryClient();
  act(() => createRoot(document.getElementById('page')!).render(inClient(client, <HomeMatches venue="FBTY" first={initial()} />)));
  expect(ageAt(client, Date.now())).toBeLessThan(LIST_AGE_MS + AGE_MS);
});
