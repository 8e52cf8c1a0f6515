import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { FRAME_VENUES } from '@pavilion/contract/constants';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import { launchAddress, launchHeaders, launchRequest, type LaunchInput } from '@/lib/domain/betting/launch/launch.rules';
import { readCookie } from '@/lib/kit/browser/cookie';
import { ContractError } from '@/lib/kit/http/errors';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { FrameName } from './frame.model';

/**
 * Launches the venue of a frame and returns the address of its page, which is at one of the `allowed` origins.
 * @throws BusinessError when the platform rejects it, ContractError for an address outside the list.
 */
export async function launchFrame(
  frame: FrameName,
  input: LaunchInput,
  allowed: readonly string[],
  signal?: AbortSignal,
  caller: PlatformCaller = callPlatform,
): Promise<string> {
  const venue = FRAME_VENUES[frame];
  const request = launchRequest(venue, location.protocol === 'https:', readCookie(APP_COOKIE) === '1', {
    activity: input.activity,
    // 转账 has no row for a venue that is only framed, so its money has to come along.
    appSendMoney: 1,
    isManualLaunch: 1,
  });
  const response = await caller(venueLaunchCall, request, { signal, headers: launchHeaders(venue) });
  const address = launchAddress(response, allowed, input);
  // Never our own origin, where the frame's sandbox has no effect.
  if (address === null || new URL(address).host === location.host) throw new ContractError(venueLaunchCall.name, 'data.url');
  return address;
}
