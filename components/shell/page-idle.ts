import type { QueryClient } from '@tanstack/react-query';
import { reportTerminal } from '@/lib/domain/site/terminal.api';
import { watchPreInfo } from '@/lib/domain/site/pre-info.watch';
import { onSessionChange } from '@/lib/domain/session/session.store';
import { startServiceWorker } from '@/lib/kit/browser/service-worker';
import { watchInvalidRows } from '@/lib/kit/query/invalid-rows.watch';
import { currentToken } from '@/lib/platform/token';
import { leaveFor } from './replace-page';

/** Loads what keeps followed matches with the account, with the first session of this document. */
function followWithSession(client: QueryClient): void {
  let wanted = true;
  const begin = () => {
    if (!wanted || currentToken() === null) return;
    wanted = false;
    import('./follow-sync').then(
      ({ syncFollows }) => syncFollows(client),
      () => {
        // Asked for again with the next session.
        wanted = true;
      },
    );
  };
  onSessionChange(begin);
  begin();
}

/** What a visit does once its first page has settled. */
export function startWhenIdle(client: QueryClient, landing: Parameters<typeof reportTerminal>[0]): void {
  watchInvalidRows(client);
  watchPreInfo({ leave: leaveFor });
  void reportTerminal(landing);
  startServiceWorker();
  followWithSession(client);
}
