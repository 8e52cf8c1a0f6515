import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import { imClock } from './im.time.rules';

/** Codes of IM beyond those the site acts on. venues §3.5 */
export const CODE = {
  ...IM_CODE,
  sport: 313,
  dates: 107,
  tooMany: 355,
  oddsType: 344,
  handicap: 345,
  odds: 346,
  amount: 1132,
  matchLimit: 1108,
} as const;
export type ImCode = (typeof CODE)[keyof typeof CODE];

const MESSAGES: Partial<Record<ImCode, string>> = {
  [CODE.ok]: 'Success',
  [CODE.timeStamp]: 'Invalid timestamp',
  [CODE.token]: 'Invalid token',
  [CODE.user]: 'Invalid user',
  [CODE.dates]: 'Invalid date range',
  [CODE.sport]: 'Invalid sport',
  [CODE.oddsType]: 'Invalid odds type',
  [CODE.selections]: 'See selections',
  [CODE.tooMany]: 'Too many selections',
  [CODE.buyBackPrice]: 'Price expired',
  [CODE.buyBack]: 'Wager cannot be bought back',
  [CODE.buyBackSuspended]: 'No price at the moment',
  [CODE.wagerMissing]: 'Pending wager not found',
  [CODE.marketMissing]: 'Event or market is not available',
  [CODE.system]: 'System error',
  [CODE.tooFrequent]: 'Too many requests',
  [CODE.deltaExpired]: 'Delta expired',
  [CODE.maintenance]: 'Under maintenance',
  [CODE.notPlaced]: 'Not placed',
  [CODE.inactive]: 'Inactive member',
};

/** An error in IM's envelope; IM returns HTTP 200 whatever the code. `more` is added beside the code. */
export class ImError extends Error {
  override name = 'ImError';

  constructor(
    readonly code: ImCode,
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(MESSAGES[code] ?? 'Failed');
  }
}

/** IM's flat envelope. `at`: world ms. */
export function successEnvelope(payload: Readonly<Record<string, unknown>>, at: number): object {
  return { StatusCode: CODE.ok, StatusDesc: MESSAGES[CODE.ok], ServerTime: imClock(at), ...payload };
}

export function errorEnvelope({ code, message, more }: ImError, at: number): object {
  return { StatusCode: code, StatusDesc: message, ServerTime: imClock(at), ...more };
}

/** A failed response with the number of a tester's fault. */
export function imFault(code: number): object {
  return { StatusCode: code, StatusDesc: 'Failed' };
}
