import type { FaultName } from './fault-proxy.kinds';

/** The required end of a plain read, by kind; a number is an HTTP status. */
const READ: Readonly<Record<FaultName, string>> = {
  refused: 'network 0',
  noName: 'network 0',
  silence: 'timeout',
  resetAtAccept: 'network 0',
  resetInHead: 'network 0',
  resetInBody: 'network 0',
  shortBody: 'network 0',
  halfOpen: 'timeout',
  slow: 'data',
  tooSlow: 'timeout',
  headDrip: 'timeout',
  bodyDrip: 'timeout',
  narrow: 'timeout',
  jitter: 'data',
  afterAbort: 'cancelled',
  status500: 'network 500',
  status502: 'network 502',
  status503: 'network 503',
  status429: 'network 429',
  status401: 'network 401',
  status403: 'network 403',
  status404: 'network 404',
  redirect: 'network 0',
  noContent: 'contract',
  brokenJson: 'contract',
  page: 'contract',
  noCode: 'contract',
  textCode: 'contract',
  fractionCode: 'contract',
  list: 'contract',
  nothing: 'contract',
  nullData: 'contract',
  wrongData: 'contract',
  strangeCode: 'business 987654',
  specialCode: 'business 6032',
  bomb: 'contract',
  badEncoding: 'network 0',
  badText: 'contract',
  mark: 'data',
  gbk: 'contract',
  prototype: 'data',
  twice: 'data',
  deep: 'contract',
  infinite: 'contract',
  inexact: 'contract',
  huge: 'contract',
  replay: 'data',
  dayAhead: 'data',
  dayBehind: 'data',
};

export type ExpectedResult = (kind: FaultName) => string;
type ExpectedResults = Readonly<Partial<Record<FaultName, string>>>;

/** Kinds in which the envelope is right and its data alone is not. */
const DATA_ALONE: ReadonlySet<FaultName> = new Set(['nullData', 'wrongData', 'deep']);

export const readEnd: ExpectedResult = (kind) => READ[kind];

/** A read whose data may be anything. */
export const anyDataEnd: ExpectedResult = (kind) => (DATA_ALONE.has(kind) ? 'data' : READ[kind]);

/** Kinds whose data, or lack of data, is a list without valid rows. */
export const ROWLESS: ReadonlySet<FaultName> = new Set(['textCode', 'nullData', 'deep']);

/** A bare list of rows: an unreadable row is left out and counted, so that a list of such rows alone is an empty one. */
export const rowsEnd: ExpectedResult = (kind) => (ROWLESS.has(kind) ? 'data' : READ[kind]);

/** A read that treats a code as text like the code, beside content that is whole. */
export const codedEnd =
  (end: ExpectedResult): ExpectedResult =>
  (kind) =>
    kind === 'textCode' ? 'data' : end(kind);

/** A read that nobody gives up: the late reply is its result. */
export const patientEnd: ExpectedResult = (kind) => (kind === 'afterAbort' ? 'data' : READ[kind]);

/** The site's forwarder replaces a response that it may not pass on by one plain one. */
const FORWARDED: ExpectedResults = Object.fromEntries(
  (
    [
      'refused',
      'noName',
      'resetAtAccept',
      'resetInHead',
      'resetInBody',
      'shortBody',
      'redirect',
      'noContent',
      'page',
      'bomb',
      'huge',
      'badEncoding',
    ] as const
  ).map((kind) => [kind, 'network 502']),
);

export const forwardedEnd =
  (anyData: boolean): ExpectedResult =>
  (kind) =>
    FORWARDED[kind] ?? (anyData ? anyDataEnd : readEnd)(kind);

/** Faults that the forwarder itself detects: it passes any JSON text through unchanged. */
const UNREADABLE: ReadonlySet<FaultName> = new Set(['brokenJson', 'badText', 'gbk']);
export const rawForwardedEnd: ExpectedResult = (kind) => {
  const end = FORWARDED[kind] ?? READ[kind];
  return end.startsWith('business') || (end === 'contract' && !UNREADABLE.has(kind)) ? 'data' : end;
};

/** Only a certain rejection counts as one; everything else, a number that the venue does not have included, may have been taken. */
const MONEY: ExpectedResults = {
  status429: 'rejected',
  status401: 'rejected',
  status403: 'rejected',
  status404: 'rejected',
};

/** End of a money call: done under the name `done`, rejected, or unknown. Its caller never gives it up. */
export const moneyEnd =
  (done: string): ExpectedResult =>
  (kind) =>
    MONEY[kind] ?? (patientEnd(kind) === 'data' ? done : 'unknown');

/** A read whose every failure has the same quiet result, such as a cache's miss. `data` ends well although the data is bad. */
export const quietEnd =
  (failed: string, anyData = false): ExpectedResult =>
  (kind) =>
    patientEnd(kind) === 'data' || (anyData && DATA_ALONE.has(kind)) ? 'data' : failed;
