import { LinkButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Turnover } from '@/lib/domain/money/withdraw/withdraw.model';
import { route } from '@/lib/routes';
import { TurnoverList } from './turnover-list';

/** Turnover per source: the requirement, the progress, and the amount that it still locks. */
export function TurnoverSheet({ open, onClose, turnover }: { open: boolean; onClose: () => void; turnover: readonly Turnover[] | null }) {
  return (
    <Sheet open={open} onClose={onClose} title={WITHDRAW_COPY.turnover} titleFirst>
      <div className="gutter space-y-3 pb-4">
        <p className="text-14 text-text-2">{WITHDRAW_COPY.turnoverLead}</p>
        {turnover === null || turnover.length === 0 ? (
          <p className="py-6 text-center text-15">{turnover === null ? WITHDRAW_COPY.turnoverLost : WITHDRAW_COPY.turnoverNone}</p>
        ) : (
          <TurnoverList turnover={turnover} />
        )}
        <LinkButton block variant="outline" href={route('/mine/audit')}>
          {WITHDRAW_COPY.turnoverAll}
        </LinkButton>
        <LinkButton block variant="secondary" href={route('/game/sport')}>
          {WITHDRAW_COPY.toSport}
        </LinkButton>
      </div>
    </Sheet>
  );
}
