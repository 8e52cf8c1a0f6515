import { PAGE_COPY } from '@/components/shell/page.copy';

export { MissingPage as default } from '@/components/shell/missing-page';

export const metadata = { title: PAGE_COPY.notFoundTitle };
