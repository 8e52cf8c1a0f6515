import { Money } from '@/components/ui/money';
import { GIFT_COPY, GIFT_KIND_NAMES } from '@/lib/domain/rewards/gift/gift.copy';
import type { GiftTotal } from '@/lib/domain/rewards/gift/gift.model';
import { formatMinor } from '@pavilion/number/money';

/** The platform's totals of the whole range, per kind, with the turnover of them all. */
export function GiftTotals({ totals }: { totals: readonly GiftTotal[] }) {
  const [done, required] = (['done', 'required'] as const).map((part) => totals.reduce((sum, total) => sum + total[part], 0n));
  return (
    <section aria-label={GIFT_COPY.totals} className="gutter py-2.5">
      <p className="text-12 text-text-2">{GIFT_COPY.totals}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1.5 max-[18em]:grid-cols-1">
        {totals.map(({ kind, count, amount }) => (
          <div key={kind} className="min-w-0">
            <dt className="text-12 text-text-2">
              {GIFT_KIND_NAMES[kind]} {GIFT_COPY.count(count)}
            </dt>
            <dd className="text-15 font-semibold">
              <Money minor={amount} signed />
            </dd>
          </div>
        ))}
        <div className="min-w-0">
          <dt className="text-12 text-text-2">{GIFT_COPY.done}</dt>
          <dd className="text-15 font-semibold">
            {formatMinor(done!)} / {formatMinor(required!)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
