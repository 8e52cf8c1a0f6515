import { Tag } from '@/components/ui/tag';
import { shortAmount } from '@pavilion/number/short-amount';
import { WITHDRAW_COPY } from '@/lib/domain/money/withdraw/withdraw.copy';
import type { Turnover } from '@/lib/domain/money/withdraw/withdraw.model';
import { leftOf, turnoverPercent } from '@/lib/domain/money/withdraw/withdraw.rules';
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
  const left = leftOf(turnover);
  return (
    <li className="border-t border-line py-3 text-13">
      <p className="flex flex-wrap items-center gap-x-2 text-15">
        <span className="font-semibold">{title}</span>
        {source === null ? null : <Tag>{WITHDRAW_COPY.turnoverFrom[source]}</Tag>}
        {amount === null ? null : <span className="ml-auto">{WITHDRAW_COPY.coins(shortAmount(amount))}</span>}
      </p>
      {required === null || done === null ? null : (
        <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-tag bg-cell">
          <span className="block h-full bg-brand" style={{ width: `${turnoverPercent({ required, done })}%` }} />
        </div>
      )}
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-text-2">
        {required === null || done === null || left === null ? null : (
          <span>{WITHDRAW_COPY.turnoverDone(shortAmount(done), shortAmount(required), shortAmount(left))}</span>
        )}
        {locked === null ? null : (
          <span className={locked > 0n ? 'text-warn' : 'text-brand'}>
            {locked > 0n ? WITHDRAW_COPY.turnoverLocked(shortAmount(locked)) : WITHDRAW_COPY.turnoverFree}
          </span>
        )}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-text-3">
        {createdAt === null ? null : <span>{dayText(createdAt)}</span>}
        {doneGames === null ? null : <span>{WITHDRAW_COPY.turnoverGames(shortAmount(doneGames))}</span>}
      </p>
    </li>
  );
}
