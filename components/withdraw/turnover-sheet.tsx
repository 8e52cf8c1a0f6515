import { LinkButton } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tag } from '@/components/ui/tag';
import { shortAmount } from '@/lib/domain/slip/stake.rules';
import { WITHDRAW_COPY } from '@/lib/domain/withdraw/withdraw.copy';
import type { Turnover } from '@/lib/domain/withdraw/withdraw.model';
import { turnoverPercent } from '@/lib/domain/withdraw/withdraw.rules';
import { dayText } from '@/lib/kit/format/site-time';
import { ROUTES } from '@/lib/routes';

/** Turnover per source: what was required, how far it is, and what it still locks. */
export function TurnoverSheet({ open, onClose, turnover }: { open: boolean; onClose: () => void; turnover: readonly Turnover[] }) {
  return (
    <Sheet open={open} onClose={onClose} title={WITHDRAW_COPY.turnover} titleFirst>
      <div className="gutter space-y-3 pb-4">
        <p className="text-14 text-text-2">{WITHDRAW_COPY.turnoverLead}</p>
        {turnover.length === 0 ? (
          <p className="py-6 text-center text-15">{WITHDRAW_COPY.turnoverNone}</p>
        ) : (
          <ul>
            {turnover.map((one) => (
              <Row key={`${one.source} ${one.createdAt} ${one.title}`} turnover={one} />
            ))}
          </ul>
        )}
        <LinkButton block variant="secondary" href={ROUTES.sport}>
          {WITHDRAW_COPY.toSport}
        </LinkButton>
      </div>
    </Sheet>
  );
}

function Row({ turnover }: { turnover: Turnover }) {
  const { source, title, amount, required, done, locked, createdAt } = turnover;
  const percent = turnoverPercent(turnover);
  return (
    <li className="border-t border-line py-3 text-13">
      <p className="flex flex-wrap items-center gap-x-2 text-15">
        <span className="font-semibold">{title}</span>
        <Tag>{WITHDRAW_COPY.turnoverFrom[source]}</Tag>
        <span className="ml-auto">{WITHDRAW_COPY.coins(shortAmount(amount))}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-tag bg-cell">
        <span className="block h-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-text-2">
        <span>{WITHDRAW_COPY.turnoverDone(shortAmount(done), shortAmount(required))}</span>
        <span className={locked > 0n ? 'text-warn' : 'text-brand'}>
          {locked > 0n ? WITHDRAW_COPY.turnoverLocked(shortAmount(locked)) : WITHDRAW_COPY.turnoverFree}
        </span>
      </p>
      <p className="text-12 text-text-3">{dayText(createdAt)}</p>
    </li>
  );
}
