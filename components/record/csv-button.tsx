'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { loadPart, showPartFailed } from '@/components/ui/lazy-part';
import { showToast } from '@/components/ui/toast/toast-queue';
import { RECORD_COPY } from '@/lib/domain/record/record.copy';
import { dateText } from '@/lib/kit/format/site-time';
import { worldNow } from '@/lib/kit/browser/world-time';

const loadSaver = () => import('@/lib/kit/browser/save-file');

/** Downloads all rows of a view as a table. `name` begins the file's name; `loadTable` brings what writes the table; it is the same function each time. */
export function CsvButton<Row>({
  name,
  rows,
  readRemaining,
  loadTable,
}: {
  name: string;
  rows: readonly Row[];
  /** Reads the rows of the remaining pages, null when it fails; absent when all are loaded. */
  readRemaining: (() => Promise<readonly Row[] | null>) | null;
  loadTable: () => Promise<(rows: readonly Row[]) => string>;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    if (rows.length === 0) {
      showToast(RECORD_COPY.csvNone, { tone: 'info' });
      return;
    }
    setBusy(true);
    try {
      if (readRemaining) showToast(RECORD_COPY.csvBusy, { tone: 'info' });
      const all = readRemaining ? await readRemaining() : rows;
      if (!all) {
        showToast(RECORD_COPY.csvFailed, { tone: 'error' });
        return;
      }
      const part = <T,>(load: () => Promise<T>) => loadPart(load).catch(() => showPartFailed(load, () => void save()));
      const toTable = await part(loadTable);
      const saver = toTable && (await part(loadSaver));
      if (!saver) return;
      saver.saveFile(`${name}-${dateText(worldNow())}.csv`, new Blob([toTable(all)], { type: 'text/csv;charset=utf-8' }));
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
