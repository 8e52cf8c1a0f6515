import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

const ACTIONS = [
  { icon: 'arrow-down-to-line', href: route('/mine/finance/deposit'), title: PAGE_TITLES.deposit },
  { icon: 'arrow-up-from-line', href: route('/mine/finance/withdrawal'), title: PAGE_TITLES.withdrawal },
  { icon: 'arrow-left-right', href: route('/mine/finance/transfer'), title: PAGE_TITLES.transfer },
] as const;

/** A level's tag is as wide before its text is there. */
export const LEVEL_WIDTH = 'min-w-12 justify-center';

/** A member's line on the home page: level, balance, actions. */
export function WalletRow({ level, balance }: { level: ReactNode; balance: ReactNode }) {
  return (
    <>
      <div className="flex-1">
        <p className="flex min-w-[8.75rem] flex-wrap items-center gap-x-2 text-13 text-text-2">
          {level}
          <a href={route('/mine/finance/wallet')} className="hit-44">
            {HOME_COPY.wallet} <span className="text-text-3">{HOME_COPY.coin}</span>
          </a>
        </p>
        <p className="flex min-h-8 items-center text-22 font-semibold">{balance}</p>
      </div>
      {/* Below a balance that leaves them no room. */}
      <div className="ml-auto flex shrink-0 gap-2 max-[23em]:gap-0.5">
        {ACTIONS.map(({ icon, href, title }) => (
          <a key={href} href={href} className="flex min-h-11 min-w-11 flex-col items-center justify-center gap-1 text-13 text-brand">
            <Icon name={icon} size={20} />
            {title}
          </a>
        ))}
      </div>
    </>
  );
}
