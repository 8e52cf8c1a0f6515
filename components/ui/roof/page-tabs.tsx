import type { ComponentProps } from 'react';
import { TopTabs } from './top-tabs';

/** Tabs as a bar of their own under a page's header. */
export function PageTabs<Id extends string>(tabs: ComponentProps<typeof TopTabs<Id>>) {
  return (
    <div className="flex h-12 items-center border-b border-line bg-surface px-1.5">
      <TopTabs {...tabs} />
    </div>
  );
}
