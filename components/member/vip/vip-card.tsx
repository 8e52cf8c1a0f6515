import { LinkButton } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { Vip, VipNext } from '@/lib/domain/member/vip/vip.model';
import { isTop, leftOf, progressPercent } from '@/lib/domain/member/vip/vip.rules';
import { dateText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';

/** The level on gold, the stake for the next one, and the stake that preserves this one. */
export function VipCard({ vip }: { vip: Vip }) {
  const { level, stake, next, keep } = vip;
  return (
    <section aria-label={VIP_COPY.current} className="rounded-card border border-vip/30 bg-vip-bg p-4 text-vip">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <p className="text-13">{VIP_COPY.current}</p>
          <p className="text-28 leading-tight font-semibold">{VIP_COPY.level(level)}</p>
        </div>
        <div className="text-right">
          <p className="text-12">{VIP_COPY.stake}</p>
          <p className="text-18 font-semibold">
            <Money minor={stake} />
          </p>
        </div>
      </div>
      {next ? <Next next={next} /> : null}
      {isTop(vip) ? <p className="mt-3 text-15 font-semibold">{VIP_COPY.top}</p> : null}
      {keep === undefined ? null : (
        <p className="mt-3 border-t border-vip/25 pt-3 text-13 text-text">
          <span className="font-semibold">{VIP_COPY.keepTitle} </span>
          {keepText(keep)}
        </p>
      )}
      <LinkButton href={route('/mine/vip/details')} variant="outline" size="sm" block className="mt-3">
        {VIP_COPY.details}
      </LinkButton>
    </section>
  );
}

function Next({ next }: { next: VipNext }) {
  const { level, by, done, need, until } = next;
  const percent = progressPercent(next);
  const left = formatMinor(leftOf(next));
  return (
    <div className="mt-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-13">
        <span>{VIP_COPY.progress}</span>
        <span className="font-semibold">
          {formatMinor(done)} / {formatMinor(need)}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-tag bg-surface">
        <span className="block h-full bg-vip" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-14 text-text">
        {by === 'period' && until !== null ? VIP_COPY.toRestore(level, left, dateText(until)) : VIP_COPY.toNext(level, left)}
      </p>
    </div>
  );
}

function keepText(keep: Exclude<Vip['keep'], undefined>): string {
  if (keep === null) return VIP_COPY.keepNone;
  const until = dateText(keep.until);
  const left = leftOf(keep);
  return left === 0n ? VIP_COPY.keepDone(until) : VIP_COPY.keepLeft(until, formatMinor(left));
}
