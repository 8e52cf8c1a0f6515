import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { HOME_COPY } from '@/lib/domain/site/home.copy';
import { ROUTES } from '@/lib/routes';

/** A member's line on the home page: level, balance, the way to the records. */
export function WalletRow({ vipLevel, balance }: { vipLevel: number; balance: ReactNode }) {
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-13 text-text-2">
          <Tag tone="vip">VIP {vipLevel}</Tag>
          {HOME_COPY.wallet} <span className="text-text-3">{HOME_COPY.coin}</span>
        </p>
        <p className="flex h-8 items-center text-22 font-semibold">{balance}</p>
      </div>
      <a href={ROUTES.betRecord.path} className="flex min-h-11 shrink-0 flex-col items-center justify-center gap-1 px-2 text-13 text-brand">
        <Icon name="receipt-text" size={20} />
        {HOME_COPY.records}
      </a>
    </>
  );
}
