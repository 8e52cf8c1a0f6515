'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BonusLink } from '@/components/rewards/bonus/bonus-link';
import { DepositCards } from '@/components/money/deposit/deposit-tracker';
import { OpenOrdersCard } from '@/components/betting/order/open-orders-card';
import { MailLink } from '@/components/member/mail/mail-link';
import { RealityPart } from '@/components/member/limit/reality-part';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { Skeleton } from '@/components/ui/skeleton';
import { StaleStrip } from '@/components/ui/stale-strip';
import { WithdrawCards } from '@/components/money/withdraw/withdraw-tracker';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import { MEMBER_ROUTES } from '@/lib/further-routes';
import { MEMBER_TITLES, PAGE_TITLES } from '@/lib/page-titles';
import { helpPath, ROUTES, supportPath } from '@/lib/routes';
import { AppearanceRows } from './appearance-rows';
import { LogOutButton } from './log-out-button';
import { WalletCard } from './wallet-card';

/**
 * The member's own pages. `member`: the server's data if it was read in time; null is requested here. `rows`: those that the server
 * renders.
 */
export function MineHub({ member, rows }: { member: Member | null; rows?: ReactNode }) {
  const query = useQuery(memberOptions(member));
  return (
    <div className="gutter relative -mt-14 space-y-2">
      {query.data ? (
        <>
          <WalletCard member={query.data} />
          {query.isError ? (
            <div className="card overflow-hidden">
              <StaleStrip onRetry={() => void query.refetch()} />
            </div>
          ) : null}
        </>
      ) : query.isError ? (
        <div className="card">
          <ErrorState reason={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <Skeleton className="card h-[207px]" />
      )}
      <DepositCards />
      <WithdrawCards />
      <OpenOrdersCard />
      <ListGroup inset>
        <BonusLink />
        <ListRow href={MEMBER_ROUTES.welfare} icon={<Icon name="ticket" />} label={MEMBER_TITLES.welfare} />
        <ListRow href={MEMBER_ROUTES.giftRecord} icon={<Icon name="receipt-text" />} label={MEMBER_TITLES.giftRecord} />
      </ListGroup>
      {rows}
      <ListGroup inset>
        <ListRow
          href={MEMBER_ROUTES.vip}
          icon={<Icon name="star" />}
          label={MEMBER_TITLES.vip}
          value={typeof query.data?.vipLevel === 'number' ? MINE_COPY.level(query.data.vipLevel) : undefined}
        />
        <ListRow href={MEMBER_ROUTES.rebate} icon={<Icon name="undo-2" />} label={MEMBER_TITLES.rebate} />
      </ListGroup>
      <ListGroup inset>
        <ListRow href={ROUTES.betRecord} icon={<Icon name="receipt-text" />} label={MINE_COPY.betRecord} />
        <ListRow href={ROUTES.transRecord} icon={<Icon name="arrow-left-right" />} label={PAGE_TITLES.transRecord} />
        <ListRow href={ROUTES.balance} icon={<Icon name="wallet" />} label={PAGE_TITLES.balance} />
        <ListRow href={ROUTES.audit} icon={<Icon name="list-checks" />} label={PAGE_TITLES.audit} />
        <ListRow href={MEMBER_ROUTES.currency} icon={<Icon name="ticket" />} label={MEMBER_TITLES.currency} />
        <ListRow href={helpPath('tytzgz')} icon={<Icon name="scroll-text" />} label={MINE_COPY.rules} />
      </ListGroup>
      <ListGroup inset>
        <MailLink />
        <ListRow href={MEMBER_ROUTES.feedback} icon={<Icon name="message-square-text" />} label={MEMBER_TITLES.feedback} />
        <ListRow href={MEMBER_ROUTES.limits} icon={<Icon name="shield-check" />} label={MINE_COPY.responsible} />
        <ListRow href={ROUTES.help} icon={<Icon name="book-open" />} label={MINE_COPY.help} />
        <ListRow href={supportPath('other')} icon={<Icon name="headset" />} label={PAGE_TITLES.customer} />
      </ListGroup>
      <AppearanceRows />
      <RealityPart member={query.data} />
      <div className="pt-2">
        <LogOutButton />
      </div>
    </div>
  );
}
