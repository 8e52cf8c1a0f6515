import { CODE } from '@pavilion/contract/codes';
import { codeOf } from '@/lib/kit/http/error.rules';
import { TROUBLE_COPY } from './trouble.copy';

/** Kind of a failed response, for a visitor of the sport pages. */
export interface Failure {
  kind: 'guest' | 'maintenance' | 'missing' | 'error';
  message: string;
  code?: number | string;
}

/** The deciding parts of the call errors (`lib/kit/http/errors`). */
interface CallFailure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  source?: unknown;
  kind?: 'maintenance' | 'missing';
  timedOut?: unknown;
}

const PLATFORM = 'platform';
const PLATFORM_MAINTENANCE: ReadonlySet<unknown> = new Set([CODE.maintenanceAlert, CODE.maintenance, CODE.liveMaintenance]);

/** Classifies an error thrown by a call of the venue with this name. Null for a call that the site cancelled itself. */
export function toFailure(error: unknown, venueName?: string): Failure | null {
  if (error === null || error === undefined) return null;
  const { name, message, code, source, kind, timedOut } = error as CallFailure;
  if (name === 'CancelledError') return null;
  // A gateway's English status text does not help a visitor.
  const ofVenue = venueName !== undefined && source !== PLATFORM;
  const readable = typeof message === 'string' && /\p{Script=Han}/u.test(message) && !(ofVenue && timedOut === true);
  const text = readable ? message : ofVenue ? TROUBLE_COPY.venueDown(venueName) : TROUBLE_COPY.platformDown;
  const shown = codeOf(error);
  const rejected = name === 'BusinessError' && (source === PLATFORM ? platformKind(code) : kind);
  return { kind: rejected || 'error', message: text, code: shown };
}

function platformKind(code: unknown): Failure['kind'] | undefined {
  // Visitors are rejected (contract §2.15).
  if (code === CODE.auth) return 'guest';
  return PLATFORM_MAINTENANCE.has(code) ? 'maintenance' : undefined;
}
