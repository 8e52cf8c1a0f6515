'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { loadPart, showPartFailed } from '@/components/ui/lazy/lazy-part';
import { showToast } from '@/components/ui/toast/toast-queue';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import { dateText } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';
import { readAllPages, type Pages } from './pages';

const loadSaver = () => import('@/lib/kit/browser/save-file');

/**
 * Downloads all rows of a view as a table. `name` begins the file's name; `loadTable` loads the function that writes the table; it is the
 * same function each time.
 */
export function CsvButton<Row, Page>({
  name,
  query,
  toRows,
  loadTable,
}: {
  name: string;
  query: Pages<Page>;
  toRows: (pages: readonly Page[]) => readonly Row[];
  loadTable: () => Promise<(rows: readonly Row[]) => string>;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    const loaded = query.data?.pages ?? [];
    if (toRows(loaded).length === 0) {
      showToast(RECORD_COPY.csvNone, { tone: 'info' });
      return;
    }
    setBusy(true);
    try {
      if (query.hasNextPage) showToast(RECORD_COPY.csvBusy, { tone: 'info' });
      const pages = query.hasNextPage ? await readAllPages(query) : loaded;
      if (!pages) {
        showToast(RECORD_COPY.csvFailed, { tone: 'error' });
        return;
      }
      const part = <T,>(load: () => Promise<T>) => loadPart(load).catch(() => showPartFailed(load, () => void save()));
      const toTable = await part(loadTable);
      const saver = toTable && (await part(loadSaver));
      if (!saver) return;
      saver.saveFile(`${name}-${dateText(worldNow())}.csv`, new Blob([toTable(toRows(pages))], { type: 'text/csv;charset=utf-8' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton label={RECORD_COPY.csv} aria-busy={busy || undefined} onClick={() => void save()}>
      <Icon name="download" size={20} />
    </IconButton>
  );
}
