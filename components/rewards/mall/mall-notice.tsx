'use client';

import { useOnline } from '@/components/ui/use-online';
import { Icon } from '@/components/ui/icon';
import { MALL_COPY } from '@/lib/domain/rewards/mall/mall.copy';
import type { MallRequest } from '@/lib/domain/rewards/mall/mall-request.model';

/** The order without an answer: what is being asked for. */
export function PendingNotice({ request: { title } }: { request: MallRequest }) {
  const online = useOnline();
  return (
    <section className="card flex items-start gap-3 px-4 py-3">
      <Icon name="clock" size={20} className="mt-0.5 text-brand" />
      <output className="block min-w-0">
        <span className="block text-15 font-semibold">{MALL_COPY.pending}</span>
        <span className="block text-13 text-text-2">{online ? MALL_COPY.pendingText(title) : MALL_COPY.pendingOffline(title)}</span>
      </output>
    </section>
  );
}

/** The last order became nothing. */
export function MissingNotice() {
  return (
    <p role="alert" className="card flex items-start gap-2 bg-warn-bg px-4 py-3 text-14 text-warn">
      <Icon name="circle-alert" size={18} className="mt-px" />
      {MALL_COPY.missing}
    </p>
  );
}
