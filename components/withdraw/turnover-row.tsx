import { Tag } from '@/components/ui/tag';
import { shortAmount } from '@/lib/domain/slip/stake.rules';
import { WITHDRAW_COPY } from '@/lib/domain/withdraw/withdraw.copy';
import type { Turnover } from '@/lib/domain/withdraw/withdraw.model';
import { turnoverPercent } from '@/lib/domain/withdraw/withdraw.rules';
import { dayText } from '@/lib/kit/format/site-time';

/** Turnover of several sources. */
export function TurnoverList({ turnover }: { turnover: readonly Turnover[] }) {
  return (
    <ul>
      {turnover.map((one) => (
        <TurnoverRow key={`${one.source} ${one.createdAt} ${one.title}`} turnover={one} />
      ))}
    </ul>
  );
}

function TurnoverRow({ turnover }: { turnover: Turnover }) {
  const { source, title, amount, required, done, doneGames, locked, createdAt } = turnover;
  const left = required > done ? required - done : 0n;
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
        <span>{WITHDRAW_COPY.turnoverDone(shortAmount(done), shortAmount(required), shortAmount(left))}</span>
        <span className={locked > 0n ? 'text-warn' : 'text-brand'}>
          {locked > 0n ? WITHDRAW_COPY.turnoverLocked(shortAmount(locked)) : WITHDRAW_COPY.turnoverFree}
        </span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-text-3">
        <span>{dayText(createdAt)}</span>
        {doneGames === null ? null : <span>{WITHDRAW_COPY.turnoverGames(shortAmount(doneGames))}</span>}
      </p>
    </li>
  );
}
