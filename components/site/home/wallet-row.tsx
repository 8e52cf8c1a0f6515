import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { HOME_COPY } from '@/lib/domain/site/home/home.copy';
import { PAGE_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

const ACTIONS = [
  { icon: 'arrow-down-to-line', page: 'deposit' },
  { icon: 'arrow-up-from-line', page: 'withdrawal' },
  { icon: 'arrow-left-right', page: 'transfer' },
] as const;

/** A member's line on the home page: level, balance, actions. */
export function WalletRow({ vipLevel, balance }: { vipLevel: number | null; balance: ReactNode }) {
  return (
    <>
      <div className="min-w-[8.75rem] flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-2">
          {vipLevel === null ? null : <Tag tone="vip">VIP {vipLevel}</Tag>}
          <a href={ROUTES.wallet} className="hit-44">
            {HOME_COPY.wallet} <span className="text-text-3">{HOME_COPY.coin}</span>
          </a>
        </p>
        <p className="flex min-h-8 items-center text-22 font-semibold">{balance}</p>
      </div>
      {ACTIONS.map(({ icon, page }) => (
        <a
          key={ROUTES[page]}
          href={ROUTES[page]}
          className="flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center gap-1 text-13 text-brand"
        >
          <Icon name={icon} size={20} />
          {PAGE_TITLES[page]}
        </a>
      ))}
    </>
  );
}
