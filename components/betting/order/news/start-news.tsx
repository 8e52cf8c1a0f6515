import type { QueryClient } from '@tanstack/react-query';
import { renderApart } from '@/components/ui/lazy/render-apart';
import { OrderNews } from './order-news';

let started = false;

/** Starts the announcements of bets' results, once. */
export function startNews(client: QueryClient): void {
  if (started) return;
  started = true;
  renderApart(client, <OrderNews />);
}
