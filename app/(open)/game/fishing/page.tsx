import type { Metadata } from 'next';
import { CategoryPage, type CategoryQuery } from '@/app/(open)/game/category-page';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata: Metadata = { title: PAGE_TITLES.fishing };

export default function FishingPage(props: CategoryQuery) {
  return <CategoryPage category="fishing" {...props} />;
}
