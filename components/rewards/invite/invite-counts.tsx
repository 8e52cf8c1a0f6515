import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { INVITE_COPY } from '@/lib/domain/rewards/invite/invite.copy';
import type { InviteOverview } from '@/lib/domain/rewards/invite/invite.model';
import { formatMinor } from '@pavilion/number/money';

/** Number of friends who came, deposited and qualified, and the rewards for them. */
export function InviteCounts({ overview }: { overview: InviteOverview }) {
  const { invited, deposited, qualified, claimed, claimable } = overview;
  const facts: [string, number | null][] = [
    [INVITE_COPY.invited, invited],
    [INVITE_COPY.deposited, deposited],
    [INVITE_COPY.qualified, qualified],
  ];
  return (
    <section aria-label={INVITE_COPY.counts} className="card p-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 text-center">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value ?? '—'}
          </Fact>
        ))}
        <Fact name={INVITE_COPY.claimed}>
          <Money minor={claimed} />
        </Fact>
      </dl>
      {claimable !== null && claimable > 0n ? (
        <p className="mt-3 text-13 text-brand">{INVITE_COPY.claimable(formatMinor(claimable))}</p>
      ) : null}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-12 text-text-2">{name}</dt>
      <dd className="text-18 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
