'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { markDocument } from '@/components/ui/mark-document';
import { Tray } from '@/components/ui/tray/tray';
import { DEPOSIT_STATUS_COPY } from '@/lib/domain/money/deposit/deposit-status.copy';
import { closedTray, closeTray } from '@/lib/domain/money/deposit/deposit-open.storage';
import { type Deposit, depositPath } from '@/lib/domain/money/deposit/deposit.model';
import { openDepositsOptions } from '@/lib/domain/money/deposit/deposit.queries';
import { useSignedIn } from '@/lib/domain/member/session/session.store';
import { formatMinor } from '@pavilion/number/money';
import { type Path, route } from '@/lib/routes';
import { DepositNext } from './deposit-next';

/** Pages that show open deposits among their content. */
const WITH_CARDS: readonly Path[] = [route('/'), route('/mine')];

/** The member's open deposit in one line over every page that has no card of it, the one that waits for the payment first; nothing without any. */
export function DepositTray() {
  const path = usePathname();
  const signedIn = useSignedIn(true);
  const [closed, setClosed] = useState(closedTray);
  const { data = [] } = useQuery({ ...openDepositsOptions(), enabled: signedIn });
  const open = signedIn ? data.filter(({ orderId }) => orderId !== closed) : [];
  const deposit = open.find(({ state, late }) => state === 'awaiting' && !late) ?? open[0];
  if (!deposit || WITH_CARDS.some((page) => page === path)) return null;
  const close = () => {
    closeTray(deposit.orderId);
    setClosed(deposit.orderId);
  };
  return <OpenDeposit deposit={deposit} onClose={close} />;
}

/** The page's end stays clear of the tray. */
const markTray = markDocument('deposit');

function OpenDeposit({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { orderId, amount, credit } = deposit;
  return (
    <Tray
      name="deposit"
      mark={markTray}
      label={DEPOSIT_STATUS_COPY.tray}
      href={depositPath({ order: orderId })}
      closeLabel={DEPOSIT_STATUS_COPY.close}
      onClose={onClose}
    >
      <Icon name="clock" size={16} className="shrink-0 text-brand" />
      <span className="min-w-0 truncate">
        {DEPOSIT_STATUS_COPY.line(formatMinor(credit ?? amount))}·<DepositNext deposit={deposit} />
      </span>
    </Tray>
  );
}
