/** A page of a list: the number of all its rows. */
interface ListPage {
  total: number;
}

/**
 * Reads a list page by page until `use` returns true, the pages have `total` rows, one is empty, or `max` pages were read; `rows` counts
 * those of a page, the invalid ones too. Returns false if only `max` ended it. Throws the errors of `read`.
 */
export async function readPages<Page extends ListPage>({
  read,
  use,
  rows,
  max,
}: {
  /** `page` counts from 1. */
  read: (page: number) => Promise<Page>;
  use: (page: Page) => boolean | void;
  rows: (page: Page) => number;
  max: number;
}): Promise<boolean> {
  for (let page = 1, count = 0; page <= max; page += 1) {
    const response = await read(page);
    if (use(response)) return true;
    const more = rows(response);
    count += more;
    if (more === 0 || count >= response.total) return true;
  }
  return false;
}
