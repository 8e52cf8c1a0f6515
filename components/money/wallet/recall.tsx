'use client';

import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Strip } from '@/components/ui/strip';
import { isUnresolved } from '@/lib/domain/money/command/idempotent.rules';
import { failedVenues } from '@/lib/domain/money/wallet/transfer.rules';
import type { Wallets } from '@/lib/domain/money/wallet/wallet.model';
import { WALLET_CARD_COPY } from '@/lib/domain/money/wallet/wallet-card.copy';
import { WALLET_COPY, WALLET_NAMES } from '@/lib/domain/money/wallet/wallet.copy';
import { availableIn, recallable } from '@/lib/domain/money/wallet/wallet.rules';
import { RecallRows } from './recall-rows';
import type { MemberTransfers } from './use-transfers';

/** 一键回收: all money of every venue, a row for each, and a retry for those that failed. */
export function Recall({ wallets, moves }: { wallets: Wallets; moves: MemberTransfers }) {
  const record = moves.last('recall');
  const running = record !== null && isUnresolved(record);
  const codes = recallable(wallets);
  // A venue that failed may have an unknown balance too.
  const failed = record && !running ? failedVenues(record) : [];
  const wanted = failed.length > 0 ? failed : codes;
  const sum = wanted.reduce((total, code) => total + (availableIn(wallets, code) ?? 0n), 0n);
  const start = () => {
    moves.dismiss(...[record, moves.last('switch')].filter((one) => one !== null));
    void moves.start({ kind: 'recall', codes: wanted });
  };
  return (
    <section aria-label={WALLET_CARD_COPY.recall} className="card overflow-hidden px-4 pt-3 pb-4">
      {running ? (
        <Button block size="sm" busy>
          {WALLET_CARD_COPY.recalling}
        </Button>
      ) : wanted.length === 0 ? (
        <Button block size="sm" disabled>
          {WALLET_CARD_COPY.nothing}
        </Button>
      ) : (
        <Button
          block
          size="sm"
          variant="secondary"
          disabled={moves.busy}
          onClick={start}
          end={sum > 0n ? <Money minor={sum} balance /> : undefined}
        >
          {failed.length > 0 ? WALLET_COPY.recallRetry(failed.map((code) => WALLET_NAMES[code]).join('、')) : WALLET_CARD_COPY.recall}
        </Button>
      )}
      {record ? (
        <div className="mt-3">
          {record.state === 'unknown' ? (
            <div className="-mx-4">
              <Strip tone="warn">{WALLET_COPY.unknown}</Strip>
            </div>
          ) : null}
          <RecallRows record={record} />
        </div>
      ) : null}
    </section>
  );
}
