'use client';

import { beginAgain } from '@/components/shell/leave';
import { CrashScreen } from '@/components/shell/stand-ins';

export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <CrashScreen id={error.digest} onRetry={() => beginAgain(reset)} />;
}
