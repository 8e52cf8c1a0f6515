import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isTemporary, STALE } from '@/lib/kit/query/query-client';
import { MEMBER_KEY } from '@/lib/query-keys';
import { takeDocumentMember } from './document-member';
import type { Member } from './member.model';

/** ms; bets settle and sessions end without any action here. */
const POLL_MS = 30_000;
/** ms after a temporary failure; nothing that the member does works without the account. */
const MISSING_POLL_MS = 10_000;

/**
 * The member and the balance. Only for pages and parts that know there is a session. `initial`: the server's data, null where it could not
 * read them.
 */
export function memberOptions(initial: Member | null = null) {
  return queryOptions({
    queryKey: MEMBER_KEY,
    // The call and its schema are a separate chunk, which the first paint does not load.
    queryFn: async ({ signal }) => {
      const member = (await takeDocumentMember()) ?? (await (await import('./member.api')).getMember({ signal }));
      // Not awaited: the present token stays valid for another day.
      if (member.renewToken)
        void import('@/lib/domain/member/session/renew.mutations').then((renew) => renew.renewToken()).catch(() => undefined);
      return member;
    },
    staleTime: STALE.short,
    refetchInterval: ({ state }) => (state.data === undefined && isTemporary(state.error) ? MISSING_POLL_MS : POLL_MS),
    initialData: initial ?? undefined,
  });
}

/** The id of the member whose page this is; empty until the page has requested it. */
export function memberIdIn(queryClient: QueryClient): string {
  return queryClient.getQueryData<Member>(MEMBER_KEY)?.id ?? '';
}
