'use client';

import { useQuery } from '@tanstack/react-query';
import { MailLink } from '@/components/member/mail/mail-link';
import { SummaryText } from '@/components/member/summary/summary-text';
import { EarlyFigure } from '@/components/ui/early-figure';
import { Icon } from '@/components/ui/icon';
import { LevelTag } from '@/components/ui/level-tag';
import { initialOf } from '@/lib/domain/member/account/figure.rules';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { maskText } from '@/lib/kit/format/mask';
import * as PAGE_TITLES from '@/lib/page-titles';
import { route } from '@/lib/routes';

/**
 * Azurite band with the member's name, which leads to 个人资料, the level with what the next one needs, which leads to VIP, and the ways
 * to 站内信 and 设置; the wallet card overlaps its rounded edge. `member`: the server's data if it was read in time; null is requested
 * here.
 */
export function MineHead({ member }: { member: Member | null }) {
  const { data } = useQuery(memberOptions(member));
  return (
    <header className="bg-roof pt-[var(--safe-top)] pb-16 text-on-roof [border-radius:0_0_50%_50%/0_0_20px_20px]">
      <h1 className="sr-only">{PAGE_TITLES.mine}</h1>
      <div className="gutter relative flex h-20 items-center gap-3">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-on-roof/15 text-18 font-semibold">
          {data ? (
            initialOf(data)
          ) : (
            <>
              <EarlyFigure name="initial" className="peer" />
              <Icon name="user" size={22} className="hidden peer-empty:block" />
            </>
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex h-7 items-center gap-2 text-18 font-semibold">
            {/* Its area is the whole band. */}
            <a href={route('/mine/userInfo')} className="truncate after:absolute after:inset-0 active:opacity-80">
              {data ? (
                maskText(data.userName)
              ) : (
                <EarlyFigure name="name" className="empty:block empty:h-5 empty:w-28 empty:rounded-tag empty:bg-on-roof/20" />
              )}
              <span className="sr-only">{PAGE_TITLES.userInfo}</span>
            </a>
            {data ? (
              data.vipLevel !== null && (
                <a href={route('/mine/vip')} className="hit-44 z-10 flex shrink-0 items-center active:opacity-80">
                  <LevelTag member={data} />
                </a>
              )
            ) : (
              // No link yet: without a level it would have no name.
              <LevelTag member={null} className="empty:hidden" />
            )}
          </p>
          <p className="min-h-5 truncate text-13 text-on-roof-2">
            <SummaryText name="vip" />
          </p>
        </div>
        <div className="-mr-2 flex shrink-0">
          <MailLink />
          <a href={route('/mine/settings')} className="relative z-10 grid size-11 place-items-center active:opacity-80">
            <Icon name="settings" size={24} />
            <span className="sr-only">{PAGE_TITLES.settings}</span>
          </a>
        </div>
      </div>
    </header>
  );
}
