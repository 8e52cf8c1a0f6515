import { isVenueAddress, type Origins } from './origins.rules';

const ADDRESS_MAX = 2048;

/**
 * The address of a venue's frame, or null. It must be a single text and at an origin that the list names for this venue
 * (https, or plain http on this machine), but not at our own host, where the frame's sandbox has no effect (contract §2.4).
 */
export function frameAddress(input: { venue: string; url: unknown; origins: Origins; siteHost: string }): string | null {
  const { venue, url, origins, siteHost } = input;
  if (typeof url !== 'string' || url.length > ADDRESS_MAX || !isVenueAddress(origins, venue, url)) return null;
  const parsed = new URL(url);
  return parsed.host === siteHost.toLowerCase() ? null : parsed.href;
}

/** The request of a message that the page received. Accepts only the framed venue's own origin, and only one request: to be closed. */
export function frameMessage(message: { origin: string; fromFrame: boolean; data: unknown }, address: string): 'close' | null {
  if (!message.fromFrame || message.origin !== new URL(address).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 1) return null;
  return (data as { type?: unknown }).type === 'close' ? 'close' : null;
}
