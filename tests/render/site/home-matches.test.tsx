/** @jest-environment jest-fixed-jsdom */
import { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { HomeMatches } from '@/components/site/home/home-matches';
import { hotOptions } from '@/lib/domain/betting/sport/list/hot.queries';
import { fakePlatform } from '../../support/fake-platform';
import { list, match } from '../../support/match.builder';
import { renderWithClient } from '../../support/render-with-client';

jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
const mockRouter = {};

// The venues never respond, since none can be launched.
fakePlatform().others.mockReturnValue(new Promise(() => undefined));

test('renders no empty list below skeleton rows, so that nothing shifts when they are replaced', async () => {
  const client = new QueryClient();
  const { container } = renderWithClient(<HomeMatches venue="FBTY" first={null} />, client);
  expect(container.querySelector('ul[data-odds]')).toBeNull();
  await act(async () => {
    client.setQueryData(hotOptions('FBTY').queryKey, list([match('1')], Date.now()));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(container.querySelectorAll('ul[data-odds] > li')).toHaveLength(1);
});
