/** Parts of `useInfiniteQuery` that a record needs. */
export interface Pages<Page> {
  data: { pages: readonly Page[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch(): Promise<unknown>;
  fetchNextPage(): Promise<Pages<Page>>;
}

/** Reads the remaining pages; null when one of them fails. */
export async function readAllPages<Page>(query: Pages<Page>): Promise<readonly Page[] | null> {
  let shown = query;
  while (shown.hasNextPage && !shown.isError) shown = await shown.fetchNextPage();
  return shown.isError ? null : (shown.data?.pages ?? []);
}
