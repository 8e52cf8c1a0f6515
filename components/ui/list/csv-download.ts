import { showToast } from '@/components/ui/toast/toast-queue';
import { saveFile } from '@/lib/kit/browser/save-file';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText } from '@/lib/kit/format/site-time';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { readAllPages, type Pages } from './pages';

// Loaded by a tap on 下载表格.

/** Reads the remaining pages of a record and downloads all its rows as a table; a toast says why there is none. */
export async function downloadTable<Row, Page>({
  name,
  query,
  toRows,
  toTable,
}: {
  name: string;
  query: Pages<Page>;
  toRows: (pages: readonly Page[]) => readonly Row[];
  toTable: (rows: readonly Row[]) => string;
}): Promise<void> {
  const loaded = query.data?.pages ?? [];
  if (toRows(loaded).length === 0) {
    showToast(RECORD_COPY.csvNone, { tone: 'info' });
    return;
  }
  if (query.hasNextPage) showToast(RECORD_COPY.csvBusy, { tone: 'info' });
  const pages = query.hasNextPage ? await readAllPages(query) : loaded;
  if (!pages) {
    showToast(RECORD_COPY.csvFailed, { tone: 'error' });
    return;
  }
  saveFile(`${name}-${dateText(worldNow())}.csv`, new Blob([toTable(toRows(pages))], { type: 'text/csv;charset=utf-8' }));
}
