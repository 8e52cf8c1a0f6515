'use client';

import { useState } from 'react';
import { AmountField } from '@/components/ui/field/amount-field';
import { VIP_COPY } from '@/lib/domain/member/vip/vip.copy';
import type { VipNext } from '@/lib/domain/member/vip/vip.model';
import { daysTo, typedStake } from '@/lib/domain/member/vip/vip.rules';
import { worldNow } from '@/lib/kit/browser/world-time';
import { dateText } from '@/lib/kit/format/site-time';

/** 升级计算: days to the next level at so much a day. */
export function VipCalculator({ next }: { next: VipNext }) {
  const [text, setText] = useState('');
  const daily = typedStake(text);
  return (
    <section aria-label={VIP_COPY.calculator} className="card p-4">
      <h2 className="mb-2 text-16 font-semibold">{VIP_COPY.calculator}</h2>
      <AmountField
        label={VIP_COPY.daily}
        value={text}
        onChange={setText}
        maxLength={12}
        error={text !== '' && daily === null ? VIP_COPY.dailyFault : null}
      />
      <output className="mt-2 block min-h-6 text-15 font-semibold">
        {daily === null ? <span className="text-13 font-normal text-text-2">{VIP_COPY.dailyHint}</span> : resultText(next, daily)}
      </output>
      <p className="mt-1 text-12 text-text-2">{VIP_COPY.calculatorNote}</p>
    </section>
  );
}

function resultText(next: VipNext, daily: bigint): string {
  const { days, late } = daysTo(next, daily, worldNow());
  if (late && next.until !== null) return VIP_COPY.daysLate(dateText(next.until));
  return days === null ? VIP_COPY.daysMany(next.level) : VIP_COPY.days(next.level, days);
}
