import type { ReactNode } from 'react';

/** Terms before a claim, a line each: 金额, 流水, 期限. */
export function ClaimTerms({ label, lines }: { label: string; lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl aria-label={label} className="space-y-1.5 rounded-card bg-cell px-4 py-3 text-14">
      {lines.map(([name, value]) => (
        <div key={name} className="flex gap-3">
          <dt className="shrink-0 text-text-2">{name}</dt>
          <dd className="min-w-0 flex-1 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
