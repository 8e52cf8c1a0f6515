import { secCall, siteConfigSchema, vvPrettyCall } from '@pavilion/contract/calls/site.calls';
import { readParts } from '@/lib/platform/response';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { VenueOrigins } from './origins';

/**
 * Requests the list of venue origins from the platform: only where the page was rendered without one, because the site's
 * server could not reach the platform. Any failure returns the empty list (contract §2.7).
 */
export async function getVenueOrigins(caller: PlatformCaller = callPlatform): Promise<VenueOrigins> {
  try {
    const [{ decryptCbc }, sealed, { key, iv }] = await Promise.all([
      import('@/lib/kit/crypto/aes'),
      caller(vvPrettyCall, {}),
      caller(secCall, {}),
    ]);
    const text = (await decryptCbc(sealed, key, iv)) ?? '';
    return (await readParts(vvPrettyCall.name, siteConfigSchema, JSON.parse(text), 'plain')).venueOrigins;
  } catch {
    return {};
  }
}
