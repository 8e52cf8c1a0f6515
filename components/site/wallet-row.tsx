import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { HOME_COPY } from '@/lib/domain/site/home.copy';
import { ROUTES } from '@/lib/routes';

const ACTIONS = [
  { icon: 'arrow-down-to-line', route: ROUTES.deposit },
  { icon: 'arrow-left-right', route: ROUTES.transfer },
  { icon: 'wallet', route: ROUTES.wallet },
] as const;

/** A member's line on the home page: level, balance, what can be done with it. */
export function WalletRow({ vipLevel, balance }: { vipLevel: number; balance: ReactNode }) {
  return (
    <>
      <div className="min-w-[8.75rem] flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-2">
          <Tag tone="vip">VIP {vipLevel}</Tag>
          {HOME_COPY.wallet} <span className="text-text-3">{HOME_COPY.coin}</span>
        </p>
        <p className="flex min-h-8 items-center text-22 font-semibold">{balance}</p>
      </div>
      {ACTIONS.map(({ icon, route }) => (
        <a
          key={route.path}
          href={route.path}
          className="flex min-h-11 min-w-11 shrink-0 flex-col items-center justify-center gap-1 text-13 text-brand"
        >
          <Icon name={icon} size={20} />
          {route.title}
        </a>
      ))}
    </>
  );
}
