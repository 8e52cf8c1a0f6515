'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { ListRow } from '@/components/ui/list-row';
import { alertState } from '@/lib/domain/member/alert/alert.copy';
import { alertsOptions } from '@/lib/domain/member/alert/alert.queries';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

/** 通知 in 设置, with its state once that is known. */
export function AlertRow() {
  const { data } = useQuery(alertsOptions());
  return (
    <ListRow
      href={route('/mine/alerts')}
      icon={<Icon name="bell" size={18} />}
      label={PAGE_TITLES.alerts}
      value={data ? alertState(data) : undefined}
    />
  );
}
