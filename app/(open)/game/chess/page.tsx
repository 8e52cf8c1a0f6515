import type { Metadata } from 'next';
import { CategoryPage, type Asked } from '@/app/(open)/game/category-page';
import { GAME_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: GAME_TITLES.chess };

export default function ChessPage(props: Asked) {
  return <CategoryPage category="chess" {...props} />;
}
