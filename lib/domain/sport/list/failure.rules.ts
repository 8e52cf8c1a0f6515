import { CODE } from '@/lib/contract/codes';
import { codeOf } from '@/lib/kit/http/error.rules';
import { TROUBLE_COPY } from './trouble.copy';

/** What a failed answer means to a visitor of the sport pages. */
export interface Failure {
  kind: 'guest' | 'maintenance' | 'missing' | 'error';
  message: string;
  code?: number | string;
}

/** The parts of the call errors (`lib/kit/http/errors`) that decide. */
interface CallFailure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  source?: unknown;
  timedOut?: unknown;
}

const PLATFORM = 'platform';
/** The venues' own codes for maintenance and for an unknown match. */
const VENUE_MAINTENANCE: ReadonlySet<unknown> = new Set(['FBTY 8', 'IMTY 700']);
const VENUE_MISSING: ReadonlySet<unknown> = new Set(['FBTY 14002', 'IMTY 380', 'OBTY 0402001']);
const PLATFORM_MAINTENANCE: ReadonlySet<unknown> = new Set([CODE.maintenanceAlert, CODE.maintenance, CODE.liveMaintenance]);

/** Classifies an error thrown by a call of the venue with this name. Null for a call that the site cancelled itself. */
export function toFailure(error: unknown, venueName?: string): Failure | null {
  if (error === null || error === undefined) return null;
  const { name, message, code, source, timedOut } = error as CallFailure;
  if (name === 'CancelledError') return null;
  // A gateway's English status text tells a visitor nothing.
  const ofVenue = venueName !== undefined && source !== PLATFORM;
  const readable = typeof message === 'string' && /\p{Script=Han}/u.test(message) && !(ofVenue && timedOut === true);
  const words = readable ? message : ofVenue ? TROUBLE_COPY.venueDown(venueName) : TROUBLE_COPY.platformDown;
  const shown = codeOf(error);
  if (name !== 'BusinessError') return { kind: 'error', message: words, code: shown };
  const ofPlatform = source === PLATFORM;
  // Visitors are refused (contract §2.15).
  if (ofPlatform && code === CODE.auth) return { kind: 'guest', message: words, code: shown };
  const named = `${String(source)} ${String(code)}`;
  if (ofPlatform ? PLATFORM_MAINTENANCE.has(code) : VENUE_MAINTENANCE.has(named))
    return { kind: 'maintenance', message: words, code: shown };
  if (!ofPlatform && VENUE_MISSING.has(named)) return { kind: 'missing', message: words, code: shown };
  return { kind: 'error', message: words, code: shown };
}
