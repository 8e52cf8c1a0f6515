'use client';

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BonusLink } from '@/components/rewards/bonus/bonus-link';
import { CouponLink } from '@/components/rewards/coupon/coupon-link';
import { DepositCards } from '@/components/money/deposit/deposit-cards';
import { OpenOrdersCard } from '@/components/betting/order/open-orders-card';
import { MailLink } from '@/components/member/mail/mail-link';
import { RealityPart } from '@/components/member/limit/reality-part';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { ListGroup, ListRow } from '@/components/ui/list-row';
import { StaleStrip } from '@/components/ui/stale-strip';
import { WithdrawCards } from '@/components/money/withdraw/withdraw-cards';
import type { Member } from '@/lib/domain/member/account/member.model';
import { memberOptions } from '@/lib/domain/member/account/member.queries';
import { MINE_COPY } from '@/lib/domain/member/account/mine.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import { helpPath, route, supportPath } from '@/lib/routes';
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
      {query.isError && !query.data ? (
        <div className="card">
          <ErrorState reason={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <>
          <WalletCard member={query.data ?? null} />
          {query.isError ? (
            <div className="card overflow-hidden">
              <StaleStrip onRetry={() => void query.refetch()} />
            </div>
          ) : null}
        </>
      )}
      <DepositCards />
      <WithdrawCards />
      <OpenOrdersCard />
      <ListGroup inset>
        <ListRow href={route('/mine/record/betRecord')} icon={<Icon name="receipt-text" />} label={MINE_COPY.betRecord} />
        <ListRow href={route('/mine/record/transRecord')} icon={<Icon name="arrow-up-down" />} label={PAGE_TITLES.transRecord} />
        <ListRow href={route('/mine/balance')} icon={<Icon name="coins" />} label={PAGE_TITLES.balance} />
        <ListRow href={route('/mine/audit')} icon={<Icon name="list-checks" />} label={PAGE_TITLES.audit} />
      </ListGroup>
      <ListGroup inset>
        <BonusLink />
        <CouponLink />
        <ListRow href={route('/mine/record/giftRecord')} icon={<Icon name="gift" />} label={PAGE_TITLES.giftRecord} />
      </ListGroup>
      {rows}
      <ListGroup inset>
        <ListRow
          href={route('/mine/vip')}
          icon={<Icon name="star" />}
          label={PAGE_TITLES.vip}
          value={typeof query.data?.vipLevel === 'number' ? MINE_COPY.level(query.data.vipLevel) : undefined}
        />
        <ListRow href={route('/mine/rebate')} icon={<Icon name="undo-2" />} label={PAGE_TITLES.rebate} />
      </ListGroup>
      <ListGroup inset>
        <ListRow href={route('/mine/currency')} icon={<Icon name="shopping-bag" />} label={PAGE_TITLES.currency} />
        <ListRow href={helpPath('tytzgz')} icon={<Icon name="scroll-text" />} label={MINE_COPY.rules} />
      </ListGroup>
      <ListGroup inset>
        <MailLink />
        <ListRow href={route('/mine/feedback')} icon={<Icon name="message-square-text" />} label={PAGE_TITLES.feedback} />
        <ListRow href={route('/mine/limits')} icon={<Icon name="shield-check" />} label={MINE_COPY.responsible} />
        <ListRow href={route('/help')} icon={<Icon name="book-open" />} label={MINE_COPY.help} />
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
