import { queryOptions } from '@tanstack/react-query';
import { FRAME_VENUES } from '@pavilion/contract/constants';
import { allowedOrigins } from '@/lib/domain/betting/launch/allowed-origins';
import type { LaunchInput } from '@/lib/domain/betting/launch/launch.rules';
import type { FrameName } from './frame.model';

/** The address of a framed venue's page. Each visit launches again; the key ends with the member's session, as 'site' would not. */
export function frameLaunchOptions(frame: FrameName, input: LaunchInput) {
  return queryOptions({
    queryKey: ['frame', frame, input] as const,
    queryFn: async ({ signal }) =>
      (await import('./frame.api')).launchFrame(frame, input, await allowedOrigins(FRAME_VENUES[frame]), signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
