import { AGENT_COPY } from '@/lib/domain/care/agent/agent.copy';
import { AGENT_PLAN, PLATFORM_FEE_PERCENT } from '@/lib/domain/care/agent/agent.rules';
import { shortAmount } from '@pavilion/number/short-amount';

/** Shares by step, and their basis. */
export function AgentPlan() {
  return (
    <section aria-labelledby="agent-plan" className="gutter pt-4">
      <h2 id="agent-plan" className="pb-2 text-13 text-text-2">
        {AGENT_COPY.plan}
      </h2>
      <div className="card px-4 py-3">
        <table className="w-full border-collapse text-14">
          <thead>
            <tr>
              {AGENT_COPY.planHead.map((cell) => (
                <th
                  key={cell}
                  scope="col"
                  className="border-b border-line py-2 pr-2 text-left font-medium text-text-2 last:pr-0 last:text-right"
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AGENT_PLAN.map(({ members, net, percent }, at) => (
              <tr key={String(percent)}>
                <td className="border-b border-line py-2.5 pr-2">{AGENT_COPY.members(members)}</td>
                <td className="border-b border-line py-2.5 pr-2">{at === 0 ? AGENT_COPY.netAny : AGENT_COPY.net(shortAmount(net))}</td>
                <td className="border-b border-line py-2.5 text-right text-16 font-semibold text-brand">{String(percent)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-13 text-text-2">{AGENT_COPY.planNote}</p>
        <p className="mt-1 text-13 text-text-2">{AGENT_COPY.formula(PLATFORM_FEE_PERCENT)}</p>
      </div>
    </section>
  );
}
