import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a part of every page for the rest of this document, in a React root of its own, so that pages without need do not load it. */
export function renderApart(client: QueryClient, part: ReactNode): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}
