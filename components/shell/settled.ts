import type { QueryClient } from '@tanstack/react-query';
import { reportTerminal } from '@/lib/domain/site/terminal.api';
import { watchPreInfo } from '@/lib/domain/site/pre-info.watch';
import { watchMisfits } from '@/lib/kit/query/misfit.watch';
import { leaveFor } from './leave';

/** What a visit does once its first page has settled. */
export function beginSettled(client: QueryClient, arrival: Parameters<typeof reportTerminal>[0]): void {
  watchMisfits(client);
  watchPreInfo({ leave: leaveFor });
  void reportTerminal(arrival);
}
