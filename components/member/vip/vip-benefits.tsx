import { LinkButton } from '@/components/ui/button';
import { REBATE_KINDS } from '@pavilion/contract/calls/rebate.calls';
import { KIND_NAMES, VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { VipLevel } from '@/lib/domain/member/vip/vip.model';
import { rateText } from '@/lib/domain/member/vip/vip.rules';
import { route } from '@/lib/routes';

/** Benefits of the present level. */
export function VipBenefits({ level }: { level: VipLevel }) {
  return (
    <section aria-label={VIP_COPY.benefits} className="card p-4">
      <h2 className="text-16 font-semibold">{VIP_COPY.benefits}</h2>
      <h3 className="mt-2 text-13 text-text-2">{VIP_COPY.rebate}</h3>
      <dl className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5 text-center">
        {REBATE_KINDS.map((kind) => (
          <div key={kind} className="rounded-odds bg-cell px-1 py-2">
            <dt className="text-12 text-text-2">{KIND_NAMES[kind]}</dt>
            <dd className="text-15 font-semibold">{rateText(level.rates[kind])}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-14">
        <dt className="text-text-2">{VIP_COPY.free}</dt>
        <dd className="font-semibold">{VIP_COPY.freeTimes(level.freeWithdrawals)}</dd>
      </dl>
      <LinkButton href={route('/mine/rebate')} variant="secondary" size="sm" block>
        {VIP_COPY.toRebate}
      </LinkButton>
    </section>
  );
}
