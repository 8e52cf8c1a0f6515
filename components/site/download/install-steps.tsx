'use client';

import { useState } from 'react';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';

const COPY = STATUS_COPY.download;
const WAYS = ['ios', 'android', 'pwa'] as const;
export type InstallWay = (typeof WAYS)[number];

const TABS = WAYS.map((id) => ({ id, label: COPY.tabs[id] }));
const BUTTON = 'mt-4 flex min-h-12 items-center justify-center rounded-card bg-brand-bg px-4 text-16 font-semibold text-brand';

/** Steps for each way to install; `android` and `ios` are addresses, empty when there is no package. */
export function InstallSteps({ start, android, ios }: { start: InstallWay; android: string; ios: string }) {
  const [way, setWay] = useState<InstallWay>(start);
  const address = way === 'android' ? android : way === 'ios' ? ios : '';
  const packaged = way === 'pwa' || address !== '' || way === 'ios';
  return (
    <section className="w-full">
      <div className="border-b border-line">
        <TopTabs label={COPY.platforms} items={TABS} value={way} onChange={setWay} size="detail" />
      </div>
      <div className="min-h-40 py-4 text-left">
        {packaged ? (
          <ol className="flex flex-col gap-2 text-14 text-text-2">
            {COPY.steps[way].map((step, index) => (
              <li key={step} className="flex items-start gap-3">
                <span className="grid size-5 shrink-0 place-items-center rounded-full bg-cell text-12 font-semibold text-text">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-14 text-text-2">{COPY.noPackage}</p>
        )}
        {address ? (
          <a className={BUTTON} href={address} rel="noopener noreferrer">
            {way === 'android' ? COPY.androidButton : COPY.iosButton}
          </a>
        ) : null}
      </div>
    </section>
  );
}
