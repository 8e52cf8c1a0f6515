import type { Metadata } from 'next';
import { CategoryPage } from '@/components/game/category-page';
import { GAME_TITLES } from '@/lib/game-pages';

export const metadata: Metadata = { title: GAME_TITLES.gaming };

export default function GamingPage() {
  return <CategoryPage category="gaming" />;
}
