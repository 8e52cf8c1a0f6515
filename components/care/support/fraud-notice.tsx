'use client';

import { useEffect, useState } from 'react';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { SUPPORT_COPY } from '@/lib/domain/care/support/support.copy';
import { readStored, writeStored } from '@/lib/kit/browser/storage';

const KEY = 'fraudNotice';

/** The security dialog of spec §2, once per visit, before a member writes a message. */
export function FraudNotice() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(readStored(KEY, 'session') === null), 0);
    return () => clearTimeout(timer);
  }, []);
  const close = () => {
    writeStored(KEY, '1', 'session');
    setOpen(false);
  };
  return (
    <AlertDialog open={open} onClose={close} confirm={SUPPORT_COPY.understood}>
      {SUPPORT_COPY.warn}
    </AlertDialog>
  );
}
