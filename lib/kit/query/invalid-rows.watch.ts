import type { Query, QueryClient } from '@tanstack/react-query';
import { createInvalidRowReport } from './invalid-rows';

/** Parts of a key that name a call; a member's input or choice follows them. */
const NAMING = 3;

const nameOf = ({ queryKey }: Query) =>
  queryKey
    .slice(0, NAMING)
    .filter((part) => typeof part === 'string')
    .join(' ');

/**
 * Logs to the console the responses of this visit with invalid rows, and their number: never their content. The valid rows of
 * such a response are shown.
 */
export function watchInvalidRows(client: QueryClient): () => void {
  const news = createInvalidRowReport();
  const look = (query: Query) => {
    const count = news(query.queryHash, query.state.data);
    // oxlint-disable-next-line no-console
    if (count > 0) console.warn(`${nameOf(query)}: ${count} invalid rows left out`);
  };
  const cache = client.getQueryCache();
  cache.getAll().forEach(look);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') look(event.query);
  });
}
