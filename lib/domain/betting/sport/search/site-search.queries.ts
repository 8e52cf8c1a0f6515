import { queryOptions } from '@tanstack/react-query';
import { myGamesOptions } from '@/lib/domain/community/game/game.queries';
import type { Game } from '@/lib/domain/community/game/game.model';
import type { HelpHit } from '@/lib/domain/care/help/help-search.rules';
import { CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { FOUND_KEY } from '@/lib/query-keys';
import { answering } from './name-search.rules';

/** Games of the platform by name or category, typed in Chinese or pinyin. */
export function foundGamesOptions(words: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, 'games', words] as const,
    queryFn: async ({ client }): Promise<readonly Game[]> => {
      const { games } = await client.query(myGamesOptions());
      return answering(games, ({ name, category }) => (category === null ? [name] : [name, CATEGORY_TITLES[category]]), words);
    },
    staleTime: 30_000,
    retry: false,
  });
}

/** Places of the help that have every word. Its pages are loaded with the first search. */
export function foundHelpOptions(words: string) {
  return queryOptions({
    queryKey: [...FOUND_KEY, 'help', words] as const,
    queryFn: async (): Promise<readonly HelpHit[]> => {
      const [{ HELP_PAGES }, { searchHelp, searchWords }] = await Promise.all([
        import('@/lib/domain/care/help/help.copy'),
        import('@/lib/domain/care/help/help-search.rules'),
      ]);
      return searchHelp(HELP_PAGES, searchWords(words));
    },
    staleTime: Infinity,
    retry: false,
  });
}
