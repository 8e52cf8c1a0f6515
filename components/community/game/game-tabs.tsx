import { PageTabs } from '@/components/ui/roof/page-tabs';
import { CATEGORY_PATHS, CATEGORY_TITLES } from '@/lib/domain/community/game/category.rules';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';
import type { GameCategory } from '@/lib/domain/community/game/game.model';

const TABS = (Object.keys(CATEGORY_PATHS) as GameCategory[]).map((id) => ({ id, label: CATEGORY_TITLES[id], href: CATEGORY_PATHS[id] }));

/** The categories of games, from each to every other. */
export function GameTabs({ category }: { category: GameCategory }) {
  return <PageTabs label={GAME_COPY.categories} items={TABS} value={category} tight />;
}
