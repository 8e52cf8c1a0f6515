'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { AlertDialog } from '@/components/ui/sheet/alert-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Tag } from '@/components/ui/tag';
import { showToast } from '@/components/ui/toast/toast-queue';
import type { Device } from '@/lib/domain/member/profile/device.model';
import { devicesOptions } from '@/lib/domain/member/profile/device.queries';
import { DEVICE_COPY } from '@/lib/domain/member/profile/profile.copy';
import { saveProfile } from '@/lib/domain/member/profile/profile.mutations';
import { dayTime } from '@/lib/kit/format/site-time';

/** Devices on which the member is logged in; the others can be logged out. */
export function DeviceList() {
  const { data, dataUpdatedAt, isError, error, isFetching, refetch } = useQuery(devicesOptions());
  const queryClient = useQueryClient();
  /** The device that the question is about; it stays while the dialog closes. */
  const [chosen, setChosen] = useState<Device | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  const end = async () => {
    if (!chosen) return;
    setBusy(true);
    const rejection = await saveProfile((api) => api.endDevice(chosen.deviceId), queryClient);
    setBusy(false);
    setConfirming(false);
    showToast(rejection?.message ?? DEVICE_COPY.ended, { tone: rejection ? 'error' : 'done' });
  };
  const list = () => {
    if (!data) {
      if (isError) return <ErrorState reason={error} onRetry={() => void refetch()} busy={isFetching} />;
      return <Skeleton className="h-32" />;
    }
    return (
      <>
        {isError ? <StaleStrip onRetry={() => void refetch()} /> : null}
        <ul>
          {data.map((device) => (
            <DeviceRow
              key={device.deviceId}
              device={device}
              now={dataUpdatedAt}
              onEnd={() => {
                setChosen(device);
                setConfirming(true);
              }}
            />
          ))}
        </ul>
        {data.length > 1 ? null : <p className="gutter pb-3 text-13 text-text-3">{DEVICE_COPY.alone}</p>}
      </>
    );
  };
  return (
    <section aria-labelledby="device-title">
      <h2 id="device-title" className="mt-4 mb-2 ml-1 text-13 text-text-2">
        {DEVICE_COPY.title}
      </h2>
      <div className="card overflow-hidden">{list()}</div>
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void end()}
        title={DEVICE_COPY.endTitle}
        confirm={DEVICE_COPY.end}
        cancel={DEVICE_COPY.cancel}
        busy={busy}
      >
        {DEVICE_COPY.endText(chosen?.name || DEVICE_COPY.unknown)}
      </AlertDialog>
    </section>
  );
}

function DeviceRow({ device, now, onEnd }: { device: Device; now: number; onEnd: () => void }) {
  const name = device.name || DEVICE_COPY.unknown;
  return (
    <li className="gutter flex min-h-16 items-center gap-3 border-b border-line last:border-b-0">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-center gap-x-2 text-15">
          {name}
          {device.isCurrent ? <Tag tone="brand">{DEVICE_COPY.current}</Tag> : null}
        </p>
        {device.seenAt === null ? null : <p className="text-13 text-text-3">{DEVICE_COPY.seen(dayTime(device.seenAt, now))}</p>}
      </div>
      {device.isCurrent ? null : (
        <Button variant="plain" size="sm" onClick={onEnd} aria-label={DEVICE_COPY.endLabel(name)}>
          {DEVICE_COPY.end}
        </Button>
      )}
    </li>
  );
}
