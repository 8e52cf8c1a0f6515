'use client';

import { useQuery } from '@tanstack/react-query';
import { MemberMissing } from '@/components/money/command/member-missing';
import { QueryContent } from '@/components/rewards/reward/query-content';
import { Skeleton } from '@/components/ui/skeleton';
import { FLIP_COPY } from '@/lib/domain/rewards/flip/flip.copy';
import { flipStateOptions } from '@/lib/domain/rewards/flip/flip.queries';
import { afterFlip } from '@/lib/domain/rewards/flip/flip.rules';
import { FlipBoard } from './flip-board';
import { FlipDeeds } from './flip-deeds';
import { FlipProofCard, HashRow } from './flip-proof-card';
import { FlipHistory } from './flip-history';
import { useFlip } from './use-flip';

/** 幸运翻牌 of a member: cards, proof, conditions that earn flips, record. */
export function FlipScreen() {
  const query = useQuery(flipStateOptions());
  const { request, landed, ready, flip, putAway } = useFlip();
  const flipped = landed ? (request?.flipped ?? null) : null;
  return (
    <QueryContent query={query} error={FLIP_COPY.error} skeleton={<FlipSkeleton />} framed>
      {(state) => (
        <>
          <MemberMissing framed />
          <FlipBoard
            state={afterFlip(state, request)}
            request={request}
            landed={landed}
            ready={ready}
            onFlip={(card) => flip(state.roundId, card)}
            onPutAway={putAway}
          />
          <section aria-label={FLIP_COPY.fairness} className="card p-4">
            <h2 className="text-16 font-semibold">{FLIP_COPY.fairness}</h2>
            <p className="mt-1 mb-3 text-13 text-text-2">{FLIP_COPY.fairnessHint}</p>
            {flipped ? (
              <FlipProofCard key={flipped.roundId} flipped={flipped} prizes={state.prizes} />
            ) : (
              <>
                <dl>
                  <HashRow label={FLIP_COPY.commitment} text={state.commitment} />
                </dl>
                <p className="mt-2 text-12 text-text-2">{FLIP_COPY.hashRule}</p>
              </>
            )}
          </section>
          <FlipDeeds deeds={state.deeds} />
          <FlipHistory prizes={state.prizes} turning={landed ? null : (request?.roundId ?? null)} />
        </>
      )}
    </QueryContent>
  );
}

function FlipSkeleton() {
  return (
    <div className="space-y-2" aria-hidden="true">
      <Skeleton className="card aspect-[343/620]" />
      <Skeleton className="card h-[132px]" />
      <Skeleton className="card h-[216px]" />
    </div>
  );
}
