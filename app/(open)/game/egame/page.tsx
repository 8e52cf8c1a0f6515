import type { Metadata } from 'next';
import { CategoryPage, type Asked } from '@/app/(open)/game/category-page';
import { GAME_TITLES } from '@/lib/page-titles';

export const metadata: Metadata = { title: GAME_TITLES.egame };

export default function EGamePage(props: Asked) {
  return <CategoryPage category="egame" {...props} />;
}
