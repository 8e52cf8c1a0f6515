import type { Query, QueryClient } from '@tanstack/react-query';
import { createInvalidRowReport } from './invalid-rows';

/** Words of a key that name a call; what a member typed or chose stands behind them. */
const NAMING = 3;

const nameOf = ({ queryKey }: Query) =>
  queryKey
    .slice(0, NAMING)
    .filter((part) => typeof part === 'string')
    .join(' ');

/**
 * Logs to the console which answers of this visit had invalid rows, and how many: never their content. The valid rows of such an
 * answer are shown.
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
