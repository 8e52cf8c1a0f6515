import type { Metadata } from 'next';
import { CategoryPage } from '@/components/game/category-page';
import { GAME_TITLES } from '@/lib/game-pages';

export const metadata: Metadata = { title: GAME_TITLES.lottery };

export default function LotteryPage() {
  return <CategoryPage category="lottery" />;
}
