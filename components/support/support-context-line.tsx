import { REASON_NAMES, TICKET_COPY } from '@/lib/domain/support/ticket.copy';
import type { SupportContext } from '@/lib/domain/support/ticket.rules';

/** What goes along with the first message: where the visitor came from, and the mark of the error. */
export function SupportContextLine({ context: { reason, mark } }: { context: SupportContext }) {
  if (reason === null && mark === null) return null;
  return (
    <p className="gutter flex min-h-8 flex-wrap items-center gap-x-3 bg-surface-2 py-1 text-12 text-text-2">
      {reason ? <span>{`${TICKET_COPY.about}：${REASON_NAMES[reason]}`}</span> : null}
      {mark ? <span className="[overflow-wrap:anywhere]">{`${TICKET_COPY.mark}：${mark}`}</span> : null}
    </p>
  );
}
