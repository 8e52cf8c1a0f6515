'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { BONUS_NOTICE_COPY } from '@/lib/domain/bonus/bonus-notice.copy';
import { bonusCountOptions } from '@/lib/domain/bonus/bonus.queries';
import { ROUTES } from '@/lib/routes';

/** 我的: bonuses that wait for a claim; nothing without any. For members only. */
export function BonusNotice() {
  const { data: count = 0 } = useQuery(bonusCountOptions());
  if (count === 0) return null;
  return (
    <a href={ROUTES.discount} className="card flex min-h-15 items-center gap-3 px-4 py-2.5">
      <Icon name="ticket" size={20} className="text-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{BONUS_NOTICE_COPY.title}</span>
        <span className="block text-13 text-text-2">{BONUS_NOTICE_COPY.hint(count)}</span>
      </span>
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  );
}
