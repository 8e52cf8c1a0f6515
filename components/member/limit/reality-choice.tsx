'use client';

import { Chip } from '@/components/ui/chip';
import { REALITY_MINUTES } from '@pavilion/contract/calls/limit.calls';
import { LIMIT_COPY } from '@/lib/domain/member/limit/limit.copy';
import { useLimitChange } from './use-limit-change';

/** The interval of reality checks. */
export function RealityChoice({ minutes }: { minutes: number }) {
  const { busy, tap } = useLimitChange();
  return (
    <section aria-labelledby="limit-reality" className="card p-4">
      <h2 id="limit-reality" className="text-16 font-semibold">
        {LIMIT_COPY.reality}
      </h2>
      <p className="mt-0.5 text-13 text-text-2">{LIMIT_COPY.realityLead}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-2 gap-y-3">
        <legend className="sr-only">{LIMIT_COPY.reality}</legend>
        {REALITY_MINUTES.map((one) => (
          <Chip
            key={one}
            on={one === minutes}
            disabled={busy}
            onClick={() => one !== minutes && void tap((api) => api.setReality(one), LIMIT_COPY.realitySaved)}
          >
            {LIMIT_COPY.realityOf(one)}
          </Chip>
        ))}
      </fieldset>
    </section>
  );
}
