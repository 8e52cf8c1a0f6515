import type { Metadata } from 'next';
import { CategoryPage } from '@/components/game/category-page';
import { GAME_TITLES } from '@/lib/game-pages';

export const metadata: Metadata = { title: GAME_TITLES.egame };

export default function EGamePage() {
  return <CategoryPage category="egame" />;
}
