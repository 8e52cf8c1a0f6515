'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Judgement } from '@/lib/domain/betting/slip/judgement.model';
import { failedVenues } from '@/lib/domain/money/wallet/transfer.rules';
import { useTransfers } from '@/lib/domain/money/wallet/transfer.store';
import { topUp } from '@/lib/domain/money/wallet/top-up.mutations';
import { planTopUp } from '@/lib/domain/money/wallet/top-up.rules';
import { walletsOptions } from '@/lib/domain/money/wallet/wallet.queries';
import type { TransferRecord } from '@/lib/domain/money/wallet/wallet.model';
import type { VenueCode } from '@pavilion/contract/constants';
import { useMemberTransfers } from '@/components/money/wallet/use-transfers';
import { MEMBER_KEY } from '@/lib/query-keys';

/** Amount that the slip lacks, the other wallets that have it, and its transfer. */
export function useTopUp(judgement: Judgement, member: string | null) {
  const queryClient = useQueryClient();
  const short = judgement.reason?.code === 'balance';
  const { data: wallets } = useQuery({ ...walletsOptions(), enabled: short && member !== null });
  const { busy, records } = useMemberTransfers(member);
  const [running, setRunning] = useState(false);
  const [avoid, setAvoid] = useState<readonly VenueCode[]>([]);
  const planned = short && wallets ? planTopUp(wallets, judgement.stakes, avoid) : null;
  // The wallets may be newer than the member's balance and lack nothing.
  const plan = planned && planned.missing > 0n ? planned : null;
  // Once the wallets have enough, the bet can continue, even with open transfers.
  const moving = short && (running || busy);
  return {
    /** Null while nothing is missing, or the wallets are not loaded. */
    plan,
    /** The missing amount is being transferred: no other transfer starts. */
    moving,
    /** Newest last: the transfers of this tap. */
    steps: moving ? records.filter(({ order }) => order.kind === 'transfer') : [],
    /** Venues whose transfer failed at the last try. */
    failed: avoid,
    async run() {
      if (!plan || plan.lacking === plan.missing || member === null || moving) return;
      setRunning(true);
      // The member has seen the messages of earlier taps.
      useTransfers.getState().dismiss(records.map(({ key }) => key));
      try {
        const failed = await topUp(plan, { member, queryClient });
        setAvoid(failed.flatMap((record: TransferRecord) => failedVenues(record)));
        // The next judgement includes the money that arrived.
        await queryClient.refetchQueries({ queryKey: MEMBER_KEY, type: 'active' });
      } finally {
        setRunning(false);
      }
    },
  };
}

export type SlipTopUp = ReturnType<typeof useTopUp>;
