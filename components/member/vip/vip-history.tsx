import { reasonText, VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { LevelChange } from '@/lib/domain/member/vip/vip.model';
import { shortStake } from '@/lib/domain/member/vip/vip.rules';
import { dateText, timeText } from '@/lib/kit/format/site-time';
import type { Minor } from '@pavilion/number/money';

/** 等级记录: time of each change, old and new level, and the reason. `history` null: unknown. */
export function VipHistory({ history }: { history: readonly LevelChange[] | null }) {
  return (
    <section aria-label={VIP_COPY.history} className="card px-4 pt-4 pb-2">
      <h2 className="text-16 font-semibold">{VIP_COPY.history}</h2>
      {history === null ? <p className="py-3 text-13 text-text-2">{VIP_COPY.historyMissing}</p> : null}
      <ol className="mt-1">
        {history?.map((change) => (
          <li key={`${change.at} ${change.to}`} className="border-b border-line py-3 last:border-b-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="text-15 font-semibold">{pathText(change)}</span>
              <time dateTime={new Date(change.at).toISOString()} className="text-12 text-text-2">
                {dateText(change.at)} {timeText(change.at)}
              </time>
            </p>
            {change.reason ? (
              <p className="mt-0.5 text-13 text-text-2">{reasonText(change.reason, amountOf(change.stake), amountOf(change.need))}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const amountOf = (minor: Minor | null) => (minor === null ? null : shortStake(minor));
const pathText = ({ from, to }: LevelChange) => (from === null ? VIP_COPY.level(to) : `${VIP_COPY.level(from)} → ${VIP_COPY.level(to)}`);
