'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { Tag } from '@/components/ui/tag';
import { REBATE_KINDS } from '@pavilion/contract/calls/rebate.calls';
import { KIND_NAMES, VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { VipLevel } from '@/lib/domain/member/vip/vip.model';
import { vipOptions } from '@/lib/domain/member/vip/vip.queries';
import { rateText, shortStake } from '@/lib/domain/member/vip/vip.rules';
import type { Minor } from '@pavilion/number/money';

/** VIP 规则: every level in two tables, and the rules in sentences. */
export function VipRulesScreen() {
  const query = useQuery(vipOptions());
  const retry = () => void query.refetch();
  if (!query.data) {
    if (query.isError) return <ErrorState reason={query.error} onRetry={retry} busy={query.isFetching} />;
    return (
      <div className="gutter space-y-2 pt-2" aria-hidden="true">
        <Skeleton className="card h-[508px]" />
        <Skeleton className="card h-[508px]" />
        <Skeleton className="card h-[300px]" />
      </div>
    );
  }
  const { levels, level: current } = query.data;
  return (
    <>
      {query.isError ? <StaleStrip onRetry={retry} /> : null}
      <div className="gutter list-end space-y-2 pt-2">
        {levels === null ? (
          <p className="card p-4 text-14 text-text-2">{VIP_COPY.levelsMissing}</p>
        ) : (
          <LevelTables levels={levels} current={current} />
        )}
        <section aria-label={VIP_COPY.rules} className="card p-4">
          <h2 className="text-16 font-semibold">{VIP_COPY.rules}</h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-text-2">
            {VIP_COPY.ruleList.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function LevelTables({ levels, current }: { levels: readonly VipLevel[]; current: number }) {
  return (
    <>
      <LevelTable
        title={VIP_COPY.conditions}
        names={[VIP_COPY.need, VIP_COPY.keep]}
        levels={levels}
        current={current}
        cells={({ need, keep }) => [shortStake(need), keep === 0n ? VIP_COPY.keepFree : shortStake(keep)]}
      />
      {levels.some(({ gift, monthly }) => gift !== null || monthly !== null) ? (
        <LevelTable
          title={VIP_COPY.giftTable}
          names={[VIP_COPY.giftNames.level, VIP_COPY.giftMost]}
          levels={levels}
          current={current}
          cells={({ gift, monthly }) => [giftCell(gift), giftCell(monthly)]}
        />
      ) : null}
      <LevelTable
        title={VIP_COPY.rates}
        names={REBATE_KINDS.map((kind) => KIND_NAMES[kind])}
        levels={levels}
        current={current}
        cells={({ rates }) => REBATE_KINDS.map((kind) => rateText(rates[kind]))}
      />
      <LevelTable
        title={VIP_COPY.free}
        names={[VIP_COPY.free]}
        levels={levels}
        current={current}
        cells={({ freeWithdrawals }) => [VIP_COPY.freeTimes(freeWithdrawals)]}
      />
    </>
  );
}

const giftCell = (amount: Minor | null) => (amount === 0n ? VIP_COPY.giftNone : shortStake(amount));

/** One row per level. Large text scrolls it sideways, never the page. */
function LevelTable({
  title,
  names,
  levels,
  current,
  cells,
}: {
  title: string;
  names: readonly string[];
  levels: readonly VipLevel[];
  current: number;
  cells: (level: VipLevel) => readonly ReactNode[];
}) {
  return (
    <section aria-label={title} className="card pt-4 pb-1">
      <h2 className="px-4 pb-1 text-16 font-semibold">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls it. */}
      <div tabIndex={0} className="overflow-x-auto px-4">
        <table className={`w-full ${names.length > 4 ? 'text-13' : 'text-14'}`}>
          <caption className="sr-only">{title}</caption>
          <thead className="text-12 text-text-2">
            <tr className="h-9 *:font-normal">
              <th scope="col" className="text-left">
                VIP
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="pl-1.5 text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr
                key={level.level}
                aria-current={level.level === current || undefined}
                className={`h-10 border-t border-line ${level.level === current ? 'bg-vip-bg font-semibold text-vip' : ''}`}
              >
                <th scope="row" className="text-left font-semibold whitespace-nowrap">
                  VIP {level.level} {level.level === current ? <Tag tone="vip">{VIP_COPY.mine}</Tag> : null}
                </th>
                {cells(level).map((cell, index) => (
                  <td key={names[index]} className="pl-1.5 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
