import { queryOptions } from '@tanstack/react-query';
import { myGamesOptions } from '@/lib/domain/community/game/game.queries';
import type { Game } from '@/lib/domain/community/game/game.model';
import type { HelpHit } from '@/lib/domain/care/help/help-search.rules';
import { CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { FOUND_KEY } from '@/lib/query-keys';
import { matching } from './name-search.rules';

/** Games of the platform by name or category, typed in Chinese or pinyin. */
export function foundGamesOptions(query: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, 'games', query] as const,
    queryFn: async ({ client }): Promise<readonly Game[]> => {
      const { games } = await client.query(myGamesOptions());
      return matching(games, ({ name, category }) => (category === null ? [name] : [name, CATEGORY_TITLES[category]]), query);
    },
    staleTime: 30_000,
    retry: false,
  });
}

/** Places of the help that have every word. Its pages are loaded with the first search. */
export function foundHelpOptions(query: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, 'help', query] as const,
    queryFn: async (): Promise<readonly HelpHit[]> => {
      const [{ HELP_PAGES }, { searchHelp, searchTerms }] = await Promise.all([
        import('@/lib/domain/care/help/help.copy'),
        import('@/lib/domain/care/help/help-search.rules'),
      ]);
      return searchHelp(HELP_PAGES, searchTerms(query));
    },
    staleTime: Infinity,
    retry: false,
  });
}
