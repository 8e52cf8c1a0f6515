'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LIMIT_COPY, limitValueText } from '@/lib/domain/member/limit/limit.copy';
import type { Limit } from '@/lib/domain/member/limit/limit.model';
import { limitName } from '@/lib/domain/member/limit/own-bound.copy';
import { useLimitChange } from './use-limit-change';

/** An increase whose 24 hours are over: the member confirms or drops it. */
export function RiseCard({ limit }: { limit: Limit }) {
  const { busy, tap } = useLimitChange();
  const { kind, period, pending } = limit;
  if (!pending) return null;
  const text = LIMIT_COPY.readyText(limitName(kind, period), limitValueText(kind, limit.limit), limitValueText(kind, pending.limit));
  return (
    <section aria-label={LIMIT_COPY.readyTitle} className="card p-4">
      <p className="flex items-center gap-2 text-16 font-semibold">
        <Icon name="circle-alert" size={18} className="text-warn" />
        {LIMIT_COPY.readyTitle}
      </p>
      <p className="mt-1 text-14 text-text-2">{text}</p>
      <div className="mt-3 flex gap-2">
        <Button
          variant="outline"
          size="sm"
          block
          busy={busy}
          onClick={() => void tap((api) => api.cancelLimit(limit), LIMIT_COPY.withdrawn)}
        >
          {LIMIT_COPY.withdraw}
        </Button>
        <Button size="sm" block busy={busy} onClick={() => void tap((api) => api.confirmLimit(limit, pending.limit), LIMIT_COPY.confirmed)}>
          {LIMIT_COPY.confirm}
        </Button>
      </div>
    </section>
  );
}
