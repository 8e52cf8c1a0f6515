'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Lazy } from '@/components/ui/lazy/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import type { SupportReason } from '@pavilion/contract/constants';
import { TICKET_COPY } from '@/lib/domain/care/support/ticket.copy';

const loadThread = async () => (await import('./support-thread')).SupportThread;

/** 客服 in place, for pages from which no other page can be reached. */
export function SupportOnStatus({ reason }: { reason: SupportReason }) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="outline" block className="mt-3 max-w-72" onClick={() => setOpen(true)}>
        {TICKET_COPY.title}
      </Button>
    );
  }
  return (
    <div className="card mt-4 w-full max-w-96 overflow-hidden text-left">
      <Lazy load={loadThread} wanted waiting={<Skeleton className="h-80 w-full" />}>
        {(SupportThread) => <SupportThread context={{ reason, mark: null }} />}
      </Lazy>
    </div>
  );
}
