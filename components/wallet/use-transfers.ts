'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeMoves, startMove } from '@/lib/domain/wallet/transfer.mutations';
import { isOpen } from '@/lib/domain/wallet/transfer.rules';
import { useMoves } from '@/lib/domain/wallet/transfer.store';
import type { MoveOrder, MoveRecord } from '@/lib/domain/wallet/wallet.model';

/** The member's moves: those without an answer are followed, wherever they began. */
export function useMemberMoves(member: string | null) {
  const queryClient = useQueryClient();
  const records = useMoves((state) => state.records).filter((record) => record.member === member);
  useEffect(() => {
    if (member !== null) resumeMoves({ member, queryClient });
  }, [member, queryClient]);
  return {
    records,
    /** One is under way, or without an answer: nothing else is begun. */
    busy: records.some(isOpen),
    /** The newest of a kind, until it is dismissed. */
    last: (kind: MoveOrder['kind']): MoveRecord | null => records.findLast((record) => record.order.kind === kind) ?? null,
    start: (order: MoveOrder): Promise<MoveRecord> | null => (member === null ? null : startMove(order, { member, queryClient })),
    dismiss: (...gone: readonly MoveRecord[]) => useMoves.getState().dismiss(gone.map(({ key }) => key)),
  };
}

export type MemberMoves = ReturnType<typeof useMemberMoves>;
