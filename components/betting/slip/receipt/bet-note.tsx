import type { ReactNode } from 'react';
import { ErrorHelpLink } from '@/components/care/help/error-help-link';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { BET_SUBJECTS } from '@/lib/domain/care/help/error-help.copy';
import type { PlacementRecord } from '@/lib/domain/betting/slip/placement.model';
import { betResultText, STEP_COPY } from '@/lib/domain/betting/slip/slip.copy';

/** A line under a leg or a combination. */
export function BetNote({ error, children }: { error?: boolean; children: ReactNode }) {
  return (
    <p className={`mt-1 mr-3 flex items-start gap-1 text-13 ${error ? 'text-error' : 'text-warn'}`}>
      <Icon name="circle-alert" size={14} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Shows the progress of a bet under way. */
export function BusyTag({ record }: { record: PlacementRecord | null }) {
  return (
    <Tag tone="warn">
      <Icon name="clock" size={12} />
      {STEP_COPY[record?.state.step === 'sent' ? 'sent' : 'pending']}
    </Tag>
  );
}

/** The result of a bet that was rejected or whose response was lost. `past`: it can be bet again. */
export function BetResultNote({ record, past }: { record: PlacementRecord | null; past: boolean }) {
  if (record?.state.step !== 'unknown' && record?.state.step !== 'rejected') return null;
  const { state } = record;
  return (
    <BetNote error={state.step === 'rejected'}>
      <span>{betResultText(state, past)}</span> <ErrorHelpLink about={state.step === 'rejected' ? BET_SUBJECTS[state.why] : 'betLost'} />
    </BetNote>
  );
}
