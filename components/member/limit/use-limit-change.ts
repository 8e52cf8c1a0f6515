'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-queue';
import { runLimitChange } from '@/lib/domain/member/limit/limit.mutations';
import type { LimitRejection } from '@/lib/domain/member/limit/limit.rules';

type Change = Parameters<typeof runLimitChange>[0];

/** Makes one change of the member's own limits at a time, and reports its success in a toast. */
export function useLimitChange() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** Returns why it was not made; null when it was. */
  const run = async (change: Change, done: string): Promise<LimitRejection | null> => {
    setBusy(true);
    try {
      const rejection = await runLimitChange(change, queryClient);
      if (!rejection) showToast(done, { tone: 'done' });
      return rejection;
    } finally {
      setBusy(false);
    }
  };
  /** As `run`; a rejection is a toast, too. */
  const tap = async (change: Change, done: string): Promise<void> => {
    const rejection = await run(change, done);
    if (rejection) showToast(rejection.message, { tone: 'error' });
  };
  return { busy, run, tap };
}
