'use client';

import type { ComponentProps } from 'react';
import { ResultsBoard } from '@/components/betting/sport/results/results-board';
import { getBetMatches } from '@/lib/domain/betting/order/bet-matches.queries';
import { useSignedIn } from '@/lib/domain/member/session/session.store';

/** 赛果, for a member also those of the matches with a bet. */
export function ResultsOfMember(props: Omit<ComponentProps<typeof ResultsBoard>, 'getBetMatches'>) {
  const signedIn = useSignedIn(false);
  return <ResultsBoard {...props} getBetMatches={signedIn ? getBetMatches : null} />;
}
