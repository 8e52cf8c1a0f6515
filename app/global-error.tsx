'use client';

import './globals.css';
import { PageCrash } from '@/components/shell/lazy-notices';

/** Replaces the layout, so it renders its own document. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="zh-CN" translate="no" data-theme="system">
      <body>
        <PageCrash error={error} reset={reset} />
      </body>
    </html>
  );
}
