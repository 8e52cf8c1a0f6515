'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CHAT_COPY } from '@/lib/domain/community/chat/chat.copy';
import { SUPPORT_COPY } from '@/lib/domain/care/support/support.copy';
import { readStored, writeStored } from '@/lib/kit/browser/storage';

const KEY = 'chatNotice';

/** The warning of spec §2, pinned in rooms of strangers until it is acknowledged; once a visit. */
export function SafetyNote() {
  const [shown, setShown] = useState(() => readStored(KEY, 'session') === null);
  if (!shown) return null;
  const understand = () => {
    writeStored(KEY, '1', 'session');
    setShown(false);
  };
  return (
    <div role="note" className="gutter flex min-h-11 items-center gap-2 border-b border-line bg-surface-2 pr-1 text-13 text-text-2">
      <Icon name="shield-check" size={18} />
      <p className="min-w-0 flex-1 py-1.5">{CHAT_COPY.note}</p>
      <button type="button" className="min-h-11 shrink-0 rounded-key px-2 font-semibold text-brand" onClick={understand}>
        {SUPPORT_COPY.understood}
      </button>
    </div>
  );
}
