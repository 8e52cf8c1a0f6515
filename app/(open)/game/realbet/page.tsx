import type { Metadata } from 'next';
import { CategoryPage, type CategoryQuery } from '@/app/(open)/game/category-page';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.realbet };

export default function RealBetPage(props: CategoryQuery) {
  return <CategoryPage category="realbet" {...props} />;
}
