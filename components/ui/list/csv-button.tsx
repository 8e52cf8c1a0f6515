'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { loadPart, showPartFailed } from '@/components/ui/lazy/lazy-part';
import { RECORD_COPY } from '@/lib/kit/list/record.copy';
import type { Pages } from './pages';

const loadDownload = () => import('./csv-download');

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
    setBusy(true);
    const parts = Promise.all([loadPart(loadDownload), loadPart(loadTable)]);
    const loaded = await parts.catch(() => showPartFailed(loadTable, () => void save()));
    try {
      if (loaded) await loaded[0].downloadTable({ name, query, toRows, toTable: loaded[1] });
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
