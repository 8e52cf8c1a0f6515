'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CommandContext } from '@/lib/domain/money/command/command.mutations';

/**
 * Follows the commands that an earlier page of the member left without a result. Returns the context in which this page sends more, null
 * until the member is known. `resume` must be the same function at every render.
 */
export function useResumed(member: string | null, resume: (context: CommandContext) => void): CommandContext | null {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (member !== null) resume({ member, queryClient });
  }, [member, queryClient, resume]);
  return member === null ? null : { member, queryClient };
}
