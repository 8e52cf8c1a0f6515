'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { CODE } from '@pavilion/contract/codes';
import type { LaunchInput } from '@/lib/domain/betting/launch/launch.rules';
import { limitsOptions } from '@/lib/domain/member/limit/limit.queries';
import { FRAME_COPY } from '@/lib/domain/site/frame/frame.copy';
import { FRAMES, type FrameName } from '@/lib/domain/site/frame/frame.model';
import { frameLaunchOptions } from '@/lib/domain/site/frame/frame.queries';
import { BusinessError } from '@/lib/kit/http/errors';
import { route } from '@/lib/routes';
import { FrameNotice } from './frame-notice';

/** Launches a venue and continues to its frame. A member's own pause, a maintenance or a rejection is shown instead. */
export function FrameLaunch({ frame, input }: { frame: FrameName; input: LaunchInput }) {
  const router = useRouter();
  const { title, path, back } = FRAMES[frame];
  const limits = useQuery(limitsOptions());
  // Without the limits the venue still opens: the platform enforces them on every bet.
  const isPaused = limits.data !== undefined && limits.data.pause !== null;
  const isKnown = limits.data !== undefined || limits.isError;
  const { data, error, isFetching, refetch } = useQuery({ ...frameLaunchOptions(frame, input), enabled: isKnown && !isPaused });

  useEffect(() => {
    if (data) router.replace(`${path}?url=${encodeURIComponent(data)}`);
  }, [data, path, router]);

  if (isPaused) {
    return (
      <FrameNotice title={FRAME_COPY.pausedTitle} hint={FRAME_COPY.paused} action={FRAME_COPY.toLimits} href={route('/mine/limits')} />
    );
  }
  const code = error instanceof BusinessError ? error.code : null;
  if (code === CODE.liveMaintenance) {
    return <FrameNotice title={FRAME_COPY.maintenance(title)} hint={FRAME_COPY.maintenanceHint} action={FRAME_COPY.onward} href={back} />;
  }
  if (code === CODE.validation) {
    return (
      <FrameNotice
        title={FRAME_COPY.depositTitle}
        hint={FRAME_COPY.depositHint}
        action={FRAME_COPY.deposit}
        href={route('/mine/finance/deposit')}
      />
    );
  }
  if (error) {
    return (
      <>
        <ErrorState title={FRAME_COPY.failed(title)} reason={error} busy={isFetching} onRetry={() => void refetch()} />
        <div className="gutter bg-surface pb-8 text-center">
          <LinkButton variant="secondary" size="sm" href={back}>
            {FRAME_COPY.onward}
          </LinkButton>
        </div>
      </>
    );
  }
  return (
    <div className="h-[calc(100dvh-4rem)]" aria-busy>
      <output className="block pt-16 text-center text-14 text-text-2">{FRAME_COPY.launching(title)}</output>
    </div>
  );
}
