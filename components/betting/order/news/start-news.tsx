import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { OrderNews } from './order-news';

let started = false;

/**
 * Starts the announcements of bets' results, for the rest of this document. It has a React root of its own, so that pages without open
 * orders do not load it.
 */
export function startNews(client: QueryClient): void {
  if (started) return;
  started = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <QueryClientProvider client={client}>
      <OrderNews />
    </QueryClientProvider>,
  );
}
