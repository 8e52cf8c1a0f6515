import type { Metadata } from 'next';
import { CategoryPage } from '@/components/game/category-page';
import { GAME_TITLES } from '@/lib/game-pages';

export const metadata: Metadata = { title: GAME_TITLES.fishing };

export default function FishingPage() {
  return <CategoryPage category="fishing" />;
}
