'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { TopTabs } from '@/components/ui/roof/top-tabs';
import { STATUS_COPY } from '@/lib/domain/site/status/status.copy';
import { useInstall } from './use-install';

const COPY = STATUS_COPY.download;
const WAYS = ['ios', 'android', 'pwa'] as const;
export type InstallWay = (typeof WAYS)[number];

/** Drawings of the browser's controls that the steps name, by their place. */
const STEP_ICONS: Readonly<Record<InstallWay, readonly (IconName | null)[]>> = {
  ios: [null, 'share', 'square-plus'],
  android: ['arrow-down-to-line', null, null],
  pwa: [null, 'ellipsis-vertical', 'square-plus'],
};
const BUTTON = 'mt-4 flex min-h-12 items-center justify-center rounded-card bg-brand-bg px-4 text-16 font-semibold text-brand';

/** Steps for each way to install; `android` and `ios` are addresses, empty when there is no package. */
export function InstallSteps({ start, android, ios }: { start: InstallWay; android: string; ios: string }) {
  const [way, setWay] = useState<InstallWay>(start);
  const { offer, isAdded, isInstalled } = useInstall();
  const address = way === 'android' ? android : way === 'ios' ? ios : '';
  const tabs = WAYS.filter((id) => id !== 'android' || android !== '').map((id) => ({
    id,
    // Without a package the home screen is the way on Android.
    label: id === 'pwa' && android === '' ? COPY.tabs.android : COPY.tabs[id],
  }));
  const done = isInstalled ? COPY.installed : isAdded ? COPY.added : null;
  if (done !== null) {
    return (
      <output className="flex min-h-40 items-center justify-center gap-2 text-15 font-semibold">
        <Icon name="circle-check" className="text-brand" />
        {done}
      </output>
    );
  }
  return (
    <section className="w-full">
      <div className="border-b border-line">
        <TopTabs label={COPY.platforms} items={tabs} value={way} onChange={setWay} size="detail" />
      </div>
      <div className="min-h-40 py-4 text-left">
        {way === 'pwa' && offer ? (
          <Button onClick={offer} block className="mb-4">
            {COPY.install}
          </Button>
        ) : null}
        <ol className="flex flex-col gap-2.5 text-14 text-text-2">
          {COPY.steps[way].map((step, index) => {
            const icon = STEP_ICONS[way][index];
            return (
              <li key={step} className="flex items-center gap-3">
                <span className="grid size-5 shrink-0 place-items-center rounded-full bg-cell text-12 font-semibold text-text">
                  {index + 1}
                </span>
                <span className="flex-1">{step}</span>
                {icon ? <Icon name={icon} className="shrink-0 text-brand" /> : null}
              </li>
            );
          })}
        </ol>
        {way === 'pwa' && android === '' ? <p className="mt-3 text-13 text-text-3">{COPY.noPackage}</p> : null}
        {address ? (
          <a className={BUTTON} href={address} rel="noopener noreferrer">
            {way === 'android' ? COPY.androidButton : COPY.iosButton}
          </a>
        ) : null}
      </div>
    </section>
  );
}
