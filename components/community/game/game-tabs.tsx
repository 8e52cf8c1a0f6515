import { PageTabs } from '@/components/ui/roof/page-tabs';
import { CATEGORY_PATHS, CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { GameCategory } from '@/lib/domain/community/game/game.model';
import { route } from '@/lib/routes';

const TABS = [
  { id: 'all' as const, label: GAME_COPY.allTab, href: route('/game') },
  ...(Object.keys(CATEGORY_PATHS) as GameCategory[]).map((id) => ({ id, label: CATEGORY_TITLES[id], href: CATEGORY_PATHS[id] })),
];

/** All games and the categories, from each to every other. */
export function GameTabs({ category }: { category: GameCategory | 'all' }) {
  return <PageTabs label={GAME_COPY.categories} items={TABS} value={category} tight />;
}
