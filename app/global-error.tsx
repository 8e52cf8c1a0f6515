'use client';

import './globals.css';
import { beginAgain } from '@/components/shell/leave';
import { CrashScreen } from '@/components/shell/stand-ins';

/** Stands in for the layout itself, so it brings its own document. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="zh-CN" data-theme="system">
      <body>
        <CrashScreen id={error.digest} onRetry={() => beginAgain(reset)} />
      </body>
    </html>
  );
}
