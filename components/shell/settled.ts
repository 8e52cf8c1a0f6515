import type { QueryClient } from '@tanstack/react-query';
import { reportTerminal } from '@/lib/domain/site/terminal.api';
import { watchMisfits } from '@/lib/kit/query/misfit.watch';

/** What a visit does once its first page has settled. */
export function beginSettled(client: QueryClient, arrival: Parameters<typeof reportTerminal>[0]): void {
  watchMisfits(client);
  void reportTerminal(arrival);
}
