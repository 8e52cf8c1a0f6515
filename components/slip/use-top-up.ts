'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MEMBER_KEY } from '@/lib/domain/account/member.queries';
import type { Judgement } from '@/lib/domain/slip/judgement.model';
import { failedVenues } from '@/lib/domain/wallet/transfer.rules';
import { useTransfers } from '@/lib/domain/wallet/transfer.store';
import { topUp } from '@/lib/domain/wallet/top-up.mutations';
import { planTopUp } from '@/lib/domain/wallet/top-up.rules';
import { walletsOptions } from '@/lib/domain/wallet/wallet.queries';
import type { TransferRecord } from '@/lib/domain/wallet/wallet.model';
import type { VenueCode } from '@/lib/contract/constants';
import { useMemberTransfers } from '@/components/wallet/use-transfers';

/** What the slip lacks, which other wallets hold it, and the transfer of it. */
export function useTopUp(judgement: Judgement, member: string | null) {
  const queryClient = useQueryClient();
  const short = judgement.reason?.code === 'balance';
  const { data: wallets } = useQuery({ ...walletsOptions(), enabled: short && member !== null });
  const { busy, records } = useMemberTransfers(member);
  const [running, setRunning] = useState(false);
  const [avoid, setAvoid] = useState<readonly VenueCode[]>([]);
  const planned = short && wallets ? planTopUp(wallets, judgement.stakes, avoid) : null;
  // The wallets may know sooner than the member's balance that nothing is missing any more.
  const plan = planned && planned.missing > 0n ? planned : null;
  // Once the wallets show enough, the bet can go on, whatever is still asked about.
  const moving = short && (running || busy);
  return {
    /** null while nothing is missing, or what the wallets hold is not known. */
    plan,
    /** What is missing is on its way: no other transfer starts. */
    moving,
    /** Newest last: the steps of this one tap. */
    steps: moving ? records.filter(({ order }) => order.kind === 'transfer') : [],
    /** Venues that gave nothing at the last try. */
    failed: avoid,
    async run() {
      if (!plan || plan.lacking === plan.missing || member === null || moving) return;
      setRunning(true);
      // Messages of earlier taps count as read.
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
