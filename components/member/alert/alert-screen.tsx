'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { showToast } from '@/components/ui/toast/toast-queue';
import { ALERT_COPY } from '@/lib/domain/member/alert/alert.copy';
import type { AlertChange } from '@/lib/domain/member/alert/alert.model';
import { changeAlerts } from '@/lib/domain/member/alert/alert.mutations';
import { alertsOptions } from '@/lib/domain/member/alert/alert.queries';
import { AlertKinds } from './alert-kinds';
import { PushSwitch } from './push-switch';
import { QuietTimes } from './quiet-times';

/** 通知: pushes to this device, the kinds, and 免打扰. */
export function AlertScreen() {
  const queryClient = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useQuery(alertsOptions());
  const retry = () => void refetch();
  if (!data) {
    return isError ? (
      <div className="card overflow-hidden">
        <ErrorState title={ALERT_COPY.error} reason={error} onRetry={retry} busy={isFetching} />
      </div>
    ) : (
      <div className="space-y-2" aria-hidden="true">
        <Skeleton className="card h-[70px]" />
        <Skeleton className="card h-[477px]" />
        <Skeleton className="card h-[70px]" />
      </div>
    );
  }
  const change = async (next: AlertChange) => {
    if (!(await changeAlerts(next, queryClient))) showToast(ALERT_COPY.saveFailed, { tone: 'error' });
  };
  return (
    <div className="space-y-2">
      {isError ? (
        <div className="card overflow-hidden">
          <StaleStrip onRetry={retry} />
        </div>
      ) : null}
      <PushSwitch setting={data} />
      <AlertKinds rows={data.kinds} onChange={(row) => void change({ kinds: [row] })} />
      <QuietTimes quiet={data.quiet} onChange={(quiet) => void change({ quiet })} />
    </div>
  );
}
