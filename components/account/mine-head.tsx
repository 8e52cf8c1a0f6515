'use client';

import { useQuery } from '@tanstack/react-query';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import type { Member } from '@/lib/domain/account/member.model';
import { memberOptions } from '@/lib/domain/account/member.queries';
import { maskText } from '@/lib/kit/format/mask';
import { MINE_COPY } from '@/lib/domain/account/mine.copy';
import { PAGE_TITLES } from '@/lib/page-titles';
import { ROUTES } from '@/lib/routes';

/**
 * Azurite band with the member's name and level, which leads to 个人资料; the wallet card overlaps its rounded edge. `member` is what the server could
 * read in time; null is asked for here.
 */
export function MineHead({ member }: { member: Member | null }) {
  const { data } = useQuery(memberOptions(member));
  return (
    <header className="bg-roof pt-[env(safe-area-inset-top)] pb-16 text-on-roof [border-radius:0_0_50%_50%/0_0_20px_20px]">
      <h1 className="sr-only">{PAGE_TITLES.mine}</h1>
      <a href={ROUTES.userInfo} className="gutter flex h-20 items-center gap-3 active:opacity-80">
        <span aria-hidden className="grid size-11 place-items-center rounded-full bg-on-roof/15 text-18 font-semibold">
          {data?.userName.slice(0, 1).toUpperCase() ?? <Icon name="user" size={22} />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex h-7 items-center gap-2 text-18 font-semibold">
            {data ? maskText(data.userName) : <span aria-hidden className="h-5 w-28 rounded-tag bg-on-roof/20" />}
            {data && <Tag tone="vip">VIP {data.vipLevel}</Tag>}
          </p>
          {data?.nickName && <p className="truncate text-13 text-on-roof-2">{data.nickName}</p>}
        </div>
        <span className="flex shrink-0 items-center gap-1 text-13 text-on-roof-2">
          {MINE_COPY.profile}
          <Icon name="chevron-right" size={16} />
        </span>
      </a>
    </header>
  );
}
