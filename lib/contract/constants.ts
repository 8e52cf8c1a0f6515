/** The constants of spec §9 that travel on the wire or limit it. */

export const SITE_ID = 3001; // spec §9
export const CLIENT_TYPE = 'web'; // spec §7
export const CLIENT_VERSION = '2.0.0'; // spec §9
export const PLATFORM_TYPE = 6; // spec §9

/** ms; the browser's limit for a call that declares none. spec §9 */
export const BROWSER_TIMEOUT_MS = 100_000;
/** ms; limit of a visitor's page for one call, body included. spec §9 */
export const SERVER_TIMEOUT_MS = 400;
/** ms; limit of a refresh that no visitor waits for. contract §2.20 */
export const REFRESH_TIMEOUT_MS = 5_000;
/** ms; lists, details and quotes. contract §2.17 */
export const READ_TIMEOUT_MS = 15_000;
/** ms; bets and money; afterwards the result is `unknown`. contract §2.17 */
export const MONEY_TIMEOUT_MS = 30_000;

/** s; lifetime of a cache entry unless its writer sets a shorter one. spec §9 */
export const CACHE_TTL_S = 3600;
/** ms; requests of the pre-info, or of the platform counts, within this time share one call. spec §9 */
export const CALL_DEBOUNCE_MS = 1000;
// Wire, cache and slip always use Europe odds (contract §2.16).
/** Odds types by the platform's numbers; venues have their own. spec §3 */
export const ODDS_TYPE = { malay: 1, hongkong: 2, europe: 3, indonesia: 4 } as const;
/** spec §9 */
export const DEFAULT_ODDS_TYPE = ODDS_TYPE.europe;

/** The three sport venues; the sandbox's listen on the ports after its platform's, in this order. spec §1, contract §1 */
export const VENUE_CODES = ['IMTY', 'OBTY', 'FBTY'] as const;
export type VenueCode = (typeof VENUE_CODES)[number];
/** The venue that reports the platform's counts. spec §7 */
export const COUNTING_VENUE = 'OBTY' satisfies VenueCode;
/** The venue whose calls go through the site's `/improxy`; pages call the others directly. spec §3 */
export const PROXIED_VENUE = 'IMTY' satisfies VenueCode;
/** Pages with a frame, by the venue whose origins the frame's address must belong to. spec §2, contract §2.4 */
export const FRAME_VENUES = { V188: 'V188', im: 'IMTY', ob: 'OBTY', ybdj: 'YBDJ', imdj: 'IMDJ', lhdj: 'LHDJ' } as const;
/** Name of the central wallet; the other wallets are named by venue. contract §2.18 */
export const CENTRAL_WALLET = 'CENTER' as const;
export type WalletCode = typeof CENTRAL_WALLET | VenueCode;
/** OB's other code, in odds and provider tables: one venue, two names. spec §3, contract §2.14 */
const OB_IN_TABLES = 'YBTY';

/** The venue of a code, under either name and in any letter case; null for an unknown code. */
export function toVenueCode(code: string | null | undefined): VenueCode | null {
  const named = code?.toUpperCase();
  return named === OB_IN_TABLES ? 'OBTY' : (VENUE_CODES.find((venue) => venue === named) ?? null);
}

/** Pictures of receipts that one deposit may have; the page offers as many as the platform accepts. */
export const RECEIPTS_MAX = 3;

/** Reasons to contact 客服. */
export const SUPPORT_REASONS = [
  'password',
  'code',
  'blocked',
  'maintenance',
  'stopped',
  'error',
  'crash',
  'missing',
  'deposit',
  'withdraw',
  'help',
  'other',
] as const;
export type SupportReason = (typeof SUPPORT_REASONS)[number];

/** Areas of the platform that the site forwards (contract §1); other paths under these names are pages. */
export const FORWARD_AREAS = ['site', 'act', 'game', 'stream', 'feed', 'pageFeed', 'agent'] as const;
export type ForwardArea = (typeof FORWARD_AREAS)[number];
