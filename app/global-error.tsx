'use client';

import './globals.css';
import { CrashScreen } from '@/components/shell/stand-ins';

/** Stands in for the layout itself, so it brings its own document. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="zh-CN" data-theme="system">
      <body>
        <CrashScreen id={error.digest} onRetry={reset} />
      </body>
    </html>
  );
}
