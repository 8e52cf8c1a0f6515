import { CategoryPage, type CategoryQuery } from '@/app/(open)/game/category-page';
import { openPage } from '@/lib/domain/site/document/page-metadata.server';
import * as PAGE_DESCRIPTIONS from '@/lib/page-descriptions';
import * as PAGE_TITLES from '@/lib/page-titles';

export const metadata = openPage(PAGE_TITLES.realbet, PAGE_DESCRIPTIONS.realbet);

export default function RealBetPage(props: CategoryQuery) {
  return <CategoryPage category="realbet" {...props} />;
}
