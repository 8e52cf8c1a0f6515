'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import type { TransferRecord } from '@/lib/domain/money/wallet/wallet.model';
import { toMinor } from '@pavilion/number/money';
import { route } from '@/lib/routes';
import { MOVE_LOOK } from './transfer-look';

/** A transfer in progress, and its result. Without a response its result is requested from the platform, and no other transfer starts. */
export function TransferEnd({ record, onAgain }: { record: TransferRecord; onAgain: () => void }) {
  const { order, state, message } = record;
  if (order.kind !== 'transfer') return null;
  const over = state === 'done' || state === 'failed';
  return (
    <section aria-label={WALLET_COPY.transfer} className="card p-4">
      <div aria-live="polite" className="flex flex-col items-center py-4 text-center">
        <Icon name={MOVE_LOOK[state].icon} size={28} className={MOVE_LOOK[state].tone} />
        <p className="mt-3 text-16 font-semibold">{WALLET_COPY.endTitle[state]}</p>
        <p className="mt-1 text-28 font-semibold">
          <Money minor={toMinor(order.amount)} unit />
        </p>
        <p className="mt-1 text-13 text-text-2">
          {WALLET_NAMES[order.from]} → {WALLET_NAMES[order.to]}
        </p>
        {state === 'unknown' ? <p className="mt-2 text-13 text-warn">{WALLET_COPY.unknown}</p> : null}
        {state === 'failed' && message ? <p className="mt-2 text-13 text-error">{message}</p> : null}
      </div>
      {over ? (
        <div className="flex gap-2">
          <Button size="sm" block onClick={onAgain}>
            {state === 'done' ? WALLET_COPY.again : WALLET_COPY.retry}
          </Button>
          <LinkButton size="sm" block variant="secondary" href={route('/mine/finance/wallet')}>
            {WALLET_COPY.toWallet}
          </LinkButton>
        </div>
      ) : (
        <Button size="sm" block busy>
          {state === 'unknown' ? WALLET_COPY.row.unknown : WALLET_COPY.moving}
        </Button>
      )}
    </section>
  );
}
