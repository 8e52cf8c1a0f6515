import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { REBATE_COPY, reasonText } from '@/lib/domain/money/rebate/rebate.copy';
import type { RebateBet } from '@/lib/domain/money/rebate/rebate.model';
import { exactText } from '@/lib/domain/money/rebate/rebate.rules';
import { KIND_NAMES } from '@/lib/domain/member/vip/vip.copy';
import { rateText } from '@/lib/domain/member/vip/vip.rules';
import { dayText, timeText } from '@/lib/kit/format/site-time';

/** A bet or round of the day: the part that counts, its rate, and the reason. */
export function RebateBetRow({ bet, oddsFloor }: { bet: RebateBet; oddsFloor: string | null }) {
  const { title, selection, legs, kind, odds, stake, validStake, rate, rebate, reasons, settledAt } = bet;
  const counts = validStake !== null && validStake > 0n;
  return (
    <li className="border-b border-line py-3 text-13 last:border-b-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-15 font-semibold">{REBATE_COPY.titleOf(title, legs)}</span>
        <span className={`shrink-0 text-15 font-semibold ${counts ? '' : 'text-text-2'}`}>{exactText(rebate)}</span>
      </p>
      <p className="text-text-2">
        {[
          kind && KIND_NAMES[kind],
          selection,
          odds && `${REBATE_COPY.odds} ${odds}`,
          settledAt !== null && `${dayText(settledAt)} ${timeText(settledAt)}`,
        ]
          .filter(Boolean)
          .join('·')}
      </p>
      <p className="mt-1">
        {REBATE_COPY.stake} <Money minor={stake} /> → {REBATE_COPY.valid} <Money minor={validStake} />
        {counts ? ` × ${rateText(rate)}` : ''}
      </p>
      {validStake === null || reasons.length === 0 ? null : (
        <p className={`mt-1 flex flex-wrap items-center gap-x-1 ${counts ? 'text-brand' : 'text-warn'}`}>
          <Icon name={counts ? 'circle-check' : 'info'} size={14} />
          {reasons.map((reason) => reasonText(reason, oddsFloor)).join('；')}
        </p>
      )}
    </li>
  );
}
