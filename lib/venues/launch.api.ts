import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { APP_COOKIE } from '@pavilion/contract/cookies';
import type { VenueCode } from '@pavilion/contract/constants';
import { readCookie } from '@/lib/kit/browser/cookie';
import { ContractError } from '@/lib/kit/http/errors';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import { VENUE_LAUNCH } from '@/lib/venues/launch';
import type { VenueSession } from '../domain/betting/launch/launch.model';
import { launchHeaders, launchRequest, parseLaunch } from '../domain/betting/launch/launch.rules';

/**
 * Launches a venue: a member's session, or a guest's, which can only read (contract §2.15).
 * `onError` receives errors of data that is requested after the launch; the session is usable without it.
 * @throws ContractError for an address outside `allowed`; the message does not contain the address.
 */
export async function getVenueSession(
  venue: VenueCode,
  allowed: readonly string[],
  options: CallerOptions = {},
  caller: PlatformCaller = callPlatform,
  onError?: (call: string, error: unknown) => void,
): Promise<VenueSession> {
  const https = typeof location !== 'undefined' && location.protocol === 'https:';
  const app = typeof document !== 'undefined' && readCookie(APP_COOKIE) === '1';
  // The site's server opens its guest session before any visitor requests the venue.
  const request = launchRequest(venue, https, app, { isPreload: typeof document === 'undefined' ? 1 : 0 });
  const response = await caller(venueLaunchCall, request, { ...options, headers: launchHeaders(venue) });
  const launch = await VENUE_LAUNCH[venue]();
  const session = parseLaunch(venue, response, allowed, launch);
  if (!session) throw new ContractError(venueLaunchCall.name, 'data.url');
  return launch.afterLaunch?.(session, onError) ?? session;
}
