'use client';

import { Icon } from '@/components/ui/icon';
import { policyName, SLIP_COPY } from '@/lib/domain/betting/slip/slip.copy';
import { useSlip } from '@/lib/domain/betting/slip/slip.store';

/** 赔率变化 with the current choice; a tap opens the chooser. */
export function SlipPolicy({ onOpen }: { onOpen: () => void }) {
  const policy = useSlip((slip) => slip.policy);
  return (
    <button type="button" className="hit-44 flex items-center gap-1.5 text-13 text-text-2" onClick={onOpen}>
      {SLIP_COPY.policy}
      <span className="flex items-center gap-0.5 font-semibold text-brand">
        {policyName(policy)}
        <Icon name="chevron-down" size={14} />
      </span>
    </button>
  );
}
