'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ListRow } from '@/components/ui/list-row';
import { BONUS_LINK_COPY } from '@/lib/domain/rewards/bonus/bonus-link.copy';
import { bonusCountOptions } from '@/lib/domain/rewards/bonus/bonus.queries';
import { route } from '@/lib/routes';
// Requested as soon as this is shown: in its own script, the call costs no further request for code.
import '@/lib/domain/rewards/bonus/bonus.api';

/** The row of 我的 that leads to the member's bonuses, with the number of those that wait for a claim. */
export function BonusLink() {
  const { data: count = 0 } = useQuery(bonusCountOptions());
  return (
    <ListRow
      href={route('/activity/discount')}
      icon={<Icon name="circle-check" />}
      label={BONUS_LINK_COPY.title}
      value={count > 0 ? <span className="font-semibold text-brand">{BONUS_LINK_COPY.claimable(count)}</span> : undefined}
    />
  );
}
