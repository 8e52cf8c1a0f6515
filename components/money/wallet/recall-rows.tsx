'use client';

import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { VenueTransfer, TransferRecord } from '@/lib/domain/money/wallet/wallet.model';
import { toMinor } from '@pavilion/number/money';
import { MOVE_LOOK } from './transfer-look';

/** The result of each venue, one by one. */
export function RecallRows({ record }: { record: TransferRecord }) {
  return (
    <ul aria-label={WALLET_COPY.rows} aria-live="polite" className="divide-y divide-line border-t border-line">
      {record.lines.map((transfer) => (
        <Row key={transfer.code} transfer={transfer} message={transfer.message || record.message} />
      ))}
    </ul>
  );
}

function Row({ transfer: { code, state, amount }, message }: { transfer: VenueTransfer; message: string }) {
  const moved = toMinor(amount);
  return (
    <li className="flex min-h-11 items-center gap-2 py-2 text-14">
      <Icon name={MOVE_LOOK[state].icon} size={16} className={MOVE_LOOK[state].tone} />
      <span className="min-w-0 flex-1">
        {WALLET_NAMES[code]}
        {state === 'failed' && message ? <span className="block text-12 text-text-2">{message}</span> : null}
      </span>
      <span className={MOVE_LOOK[state].tone}>{state === 'done' && moved === 0n ? WALLET_COPY.empty : WALLET_COPY.row[state]}</span>
      {moved > 0n ? <Money minor={moved} signed className="font-semibold" /> : null}
    </li>
  );
}
