'use client';

import { useState } from 'react';
import { AmountField } from '@/components/ui/field/amount-field';
import { AGENT_COPY } from '@/lib/domain/care/agent/agent.copy';
import { type Commission, commissionOf, lackingOf, typedAmount, typedMembers } from '@/lib/domain/care/agent/agent.rules';
import { formatMinor, type Minor } from '@pavilion/number/money';

const AMOUNTS = ['lost', 'won', 'gifts', 'carried'] as const;
const START = { lost: '200000', won: '60000', gifts: '8000', carried: '', members: '24' };

/** Estimates a month's commission by the plan; it is computed here and sent nowhere. */
export function AgentCalculator() {
  const [typed, setTyped] = useState(START);
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, typedAmount(typed[name])]));
  const members = typedMembers(typed.members);
  const { lost = null, won = null, gifts = null, carried = null } = amounts;
  const month =
    lost === null || won === null || gifts === null || carried === null || members === null
      ? null
      : commissionOf({ lost, won, gifts, carried, members });
  const lacking = month && members !== null ? lackingOf(month, members) : null;
  return (
    <section aria-labelledby="agent-calculator" className="gutter pt-4">
      <h2 id="agent-calculator" className="pb-2 text-13 text-text-2">
        {AGENT_COPY.calculator}
      </h2>
      <div className="card p-4">
        <div className="grid grid-cols-2 gap-3 *:first:col-span-full max-[20em]:grid-cols-1">
          <AmountField
            label={AGENT_COPY.active}
            decimalPlaces={0}
            maxLength={6}
            value={typed.members}
            error={members === null ? AGENT_COPY.membersFault : null}
            onChange={(text) => setTyped((before) => ({ ...before, members: text }))}
          />
          {AMOUNTS.map((name) => (
            <AmountField
              key={name}
              label={AGENT_COPY[name]}
              maxLength={13}
              value={typed[name]}
              error={amounts[name] === null ? AGENT_COPY.amountFault : null}
              onChange={(text) => setTyped((before) => ({ ...before, [name]: text }))}
            />
          ))}
        </div>
        <output className="mt-4 block border-t border-line pt-3">
          {month ? <Result month={month} /> : <span className="text-14 text-text-2">{AGENT_COPY.unknown}</span>}
          {lacking ? (
            <span className="mt-1 block text-13 text-text-2">
              {AGENT_COPY.lacking(lacking.percent, lacking.members, lacking.net > 0n ? formatMinor(lacking.net) : null)}
            </span>
          ) : null}
        </output>
      </div>
    </section>
  );
}

const coins = (amount: Minor) => AGENT_COPY.coins(formatMinor(amount));

function Result({ month: { fee, net, tier, commission, carriedOn } }: { month: Commission }) {
  const rows = [
    [AGENT_COPY.fee, coins(fee)],
    [AGENT_COPY.netResult, coins(net)],
    [AGENT_COPY.tier, tier ? `${tier.percent}%` : AGENT_COPY.tierNone],
    ...(carriedOn > 0n ? [[AGENT_COPY.carriedOn, coins(carriedOn)]] : []),
  ];
  return (
    <>
      <span className="block space-y-1.5 text-13">
        {rows.map(([label, value]) => (
          <span key={label} className="flex justify-between gap-4">
            <span className="text-text-2">{label}</span>
            <span className="text-right tabular-nums">{value}</span>
          </span>
        ))}
      </span>
      <span className="mt-2 flex items-baseline justify-between gap-4">
        <span className="text-15 font-semibold">{AGENT_COPY.commission}</span>
        <span className="text-right text-22 font-semibold tabular-nums">{coins(commission)}</span>
      </span>
    </>
  );
}
