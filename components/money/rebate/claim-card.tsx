import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Strip } from '@/components/ui/strip';
import { REBATE_COPY } from '@/lib/domain/money/rebate/rebate.copy';
import type { RebateClaim, Rebates } from '@/lib/domain/money/rebate/rebate.model';
import { claimableDays, hasUnknownAmount, nextExpiry } from '@/lib/domain/money/rebate/rebate.rules';
import { dayText, timeText } from '@/lib/kit/format/site-time';
import { displayMoney } from '@pavilion/number/money-display';

/** All amounts that can be claimed now, with one tap. `open`: the claim without a response. */
export function ClaimCard({ rebates, open, onClaim }: { rebates: Rebates; open: RebateClaim | null; onClaim: () => void }) {
  const count = claimableDays(rebates.list).length;
  const expiry = nextExpiry(rebates.list);
  return (
    <section aria-label={REBATE_COPY.claimable} className="card overflow-hidden">
      <div className="p-4">
        <p className="text-13 text-text-2">{REBATE_COPY.claimable}</p>
        <p className="mt-1 text-28 font-semibold">
          <Money minor={rebates.claimable} unit />
        </p>
        <p className="mt-1 text-13 text-text-2">
          {count === 0
            ? hasUnknownAmount(rebates.list)
              ? REBATE_COPY.unknownAmount
              : REBATE_COPY.nothing
            : REBATE_COPY.days(count, expiry === null ? null : `${dayText(expiry)} ${timeText(expiry)}`)}
        </p>
        <Button block className="mt-3" disabled={count === 0} busy={open !== null} onClick={onClaim}>
          {open ? REBATE_COPY.claiming : REBATE_COPY.claimAll}
        </Button>
      </div>
      {open?.state === 'unknown' ? <Strip tone="warn">{REBATE_COPY.pending(displayMoney(open.total, 'floor'))}</Strip> : null}
    </section>
  );
}
