import { MissingPage } from '@/components/shell/missing-page';
import { PAGE_COPY } from '@/components/shell/page.copy';

export const metadata = { title: PAGE_COPY.notFoundTitle };

/**
 * The framework renders this file as a page, with the parameters of one, for every address without a route. It also renders it into the
 * data of every document, without parameters and twice, for pages that call `notFound()`: one line there, because such a page has a
 * `not-found.tsx` of its own. Without this file the framework sends a longer one.
 */
export default function NotFound({ params }: { params?: Promise<unknown> }) {
  return params === undefined ? <h1>{PAGE_COPY.notFoundTitle}</h1> : <MissingPage />;
}
