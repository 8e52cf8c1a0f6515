import { isVenueAddress, type Origins } from '@/lib/domain/site/config/origins.rules';

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

const REQUESTS = ['close', 'deposit', 'balance'] as const;
export type FrameRequest = (typeof REQUESTS)[number];

/**
 * The request of a message that the page received. Accepts only the framed venue's own origin, and three requests alone: to be closed,
 * to open the deposit page, and that the balance changed.
 */
export function frameMessage(message: { origin: string; fromFrame: boolean; data: unknown }, address: string): FrameRequest | null {
  if (!message.fromFrame || message.origin !== new URL(address).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 1) return null;
  const { type } = data as { type?: unknown };
  return REQUESTS.find((known) => known === type) ?? null;
}

const ACTIVITY = /^[\w-]{1,40}$/;

/** The activity that an address names, or the empty string for none and for a text that can be none. */
export function activityOf(text: unknown): string {
  return typeof text === 'string' && ACTIVITY.test(text) ? text : '';
}
