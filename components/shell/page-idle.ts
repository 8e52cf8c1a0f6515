import type { QueryClient } from '@tanstack/react-query';
import { reportTerminal } from '@/lib/domain/site/terminal.api';
import { watchPreInfo } from '@/lib/domain/site/pre-info.watch';
import { startServiceWorker } from '@/lib/kit/browser/service-worker';
import { watchInvalidRows } from '@/lib/kit/query/invalid-rows.watch';
import { leaveFor } from './replace-page';

/** What a visit does once its first page has settled. */
export function startWhenIdle(client: QueryClient, landing: Parameters<typeof reportTerminal>[0]): void {
  watchInvalidRows(client);
  watchPreInfo({ leave: leaveFor });
  void reportTerminal(landing);
  startServiceWorker();
}
