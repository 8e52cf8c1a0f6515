import { INVITE_COPY } from '@/lib/domain/invite/invite.copy';
import type { InviteOverview } from '@/lib/domain/invite/invite.model';
import { formatMinor } from '@/lib/kit/number/money';

/** How many came, paid in and qualified, and what they brought. */
export function InviteCounts({ overview }: { overview: InviteOverview }) {
  const { invited, deposited, qualified, claimed, claimable } = overview;
  const facts: [string, string][] = [
    [INVITE_COPY.invited, String(invited)],
    [INVITE_COPY.deposited, String(deposited)],
    [INVITE_COPY.qualified, String(qualified)],
    [INVITE_COPY.claimed, formatMinor(claimed)],
  ];
  return (
    <section aria-label={INVITE_COPY.counts} className="card p-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 text-center">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col-reverse">
            <dt className="text-12 text-text-2">{name}</dt>
            <dd className="text-18 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {claimable > 0n ? <p className="mt-3 text-13 text-brand">{INVITE_COPY.claimable(formatMinor(claimable))}</p> : null}
    </section>
  );
}
