import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Roof } from '@/components/ui/roof/roof';
import { RoofNav } from '@/components/ui/roof/roof-nav';
import { SportIcon } from '@/components/ui/sport-icon';
import * as PAGE_TITLES from '@/lib/page-titles';
import { type Path, route } from '@/lib/routes';
import { PAGE_COPY } from './page.copy';

/** The bar's entries, by the names of their routes. */
export type TabId = 'home' | 'sport' | 'discount' | 'customer' | 'mine';

const TABS: readonly { id: TabId; href: Path; title: string; icon: ReactNode }[] = [
  { id: 'home', href: route('/'), title: PAGE_TITLES.home, icon: <Icon name="house" size={22} /> },
  { id: 'sport', href: route('/game/sport'), title: PAGE_TITLES.sport, icon: <SportIcon sport="football" size={22} /> },
  { id: 'discount', href: route('/activity/discount'), title: PAGE_TITLES.discount, icon: <Icon name="badge-percent" size={22} /> },
  { id: 'customer', href: route('/customer/main'), title: PAGE_TITLES.customer, icon: <Icon name="headset" size={22} /> },
  { id: 'mine', href: route('/mine'), title: PAGE_TITLES.mine, icon: <Icon name="user" size={22} /> },
];

/**
 * Five entries, 56 px and the safe area; the roof is on the bar's hairline over the current one. In a flat window they are beside the
 * page's column. Server component.
 */
export function TabBar({ current }: { current: TabId | null }) {
  return (
    <RoofNav
      current={current ?? ''}
      name="tab-bar"
      aria-label={PAGE_COPY.tabs}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-frame border-t min-[600px]:border-x border-line bg-surface pb-[var(--safe-bottom)] flat:inset-y-0 flat:right-[calc(50%+15rem)] flat:left-auto flat:mx-0 flat:w-18 flat:border-t-0 flat:pt-[var(--safe-top)]"
    >
      <ul className="mx-auto flex h-14 max-w-frame flat:h-full flat:flex-col">
        {TABS.map((tab) => {
          const on = tab.id === current;
          return (
            <li key={tab.id} className="flex-1">
              <a
                href={tab.href}
                aria-current={on ? 'page' : undefined}
                className={`relative flex h-full flex-col items-center justify-center gap-0.5 text-11 leading-[0.875rem] -outline-offset-2 ${on ? 'font-semibold text-brand' : 'text-text-2'}`}
              >
                {on ? (
                  <span data-roof={tab.id} className="absolute -top-2 left-1/2 -ml-5.5">
                    <Roof className="h-[7px] w-11" />
                  </span>
                ) : null}
                {tab.icon}
                {tab.title}
              </a>
            </li>
          );
        })}
      </ul>
    </RoofNav>
  );
}
