import { CategoryPage, type CategoryQuery } from '@/app/(open)/game/category-page';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.fishing, PAGE_DESCRIPTIONS.fishing);

export default function FishingPage(props: CategoryQuery) {
  return <CategoryPage category="fishing" {...props} />;
}
