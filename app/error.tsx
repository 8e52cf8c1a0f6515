'use client';

import { CrashScreen } from '@/components/shell/crash-screen';

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <CrashScreen id={error.digest} onRetry={reset} />;
}
