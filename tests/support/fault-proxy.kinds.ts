/** The fault kinds of security §5 (F1–F32), one named entry each; a kind that has several forms has one entry per form. */
export interface FaultKind {
  id: `F${number}`;
  about: string;
  group: 'connection' | 'time' | 'status' | 'body';
}

export const FAULTS = {
  refused: { id: 'F1', group: 'connection', about: 'nobody listens' },
  noName: { id: 'F2', group: 'connection', about: 'the name does not resolve' },
  silence: { id: 'F3', group: 'connection', about: 'accepted, then no byte' },
  resetAtAccept: { id: 'F4', group: 'connection', about: 'reset as soon as it is accepted' },
  resetInHead: { id: 'F5', group: 'connection', about: 'reset inside the header' },
  resetInBody: { id: 'F6', group: 'connection', about: 'reset inside the body' },
  shortBody: { id: 'F7', group: 'connection', about: 'ended before its Content-Length' },
  halfOpen: { id: 'F8', group: 'connection', about: 'the whole body, but never its end' },

  slow: { id: 'F9', group: 'time', about: 'first byte late, within the time' },
  tooSlow: { id: 'F9', group: 'time', about: 'first byte after the time' },
  headDrip: { id: 'F10', group: 'time', about: 'the header byte by byte' },
  bodyDrip: { id: 'F11', group: 'time', about: 'the body one byte in 100 ms' },
  narrow: { id: 'F12', group: 'time', about: '2 KB a second' },
  jitter: { id: 'F13', group: 'time', about: 'responses in another order than the requests' },
  afterAbort: { id: 'F14', group: 'time', about: 'the response arrives after the caller has given up' },

  status500: { id: 'F15', group: 'status', about: '500' },
  status502: { id: 'F16', group: 'status', about: '502 with a page' },
  status503: { id: 'F17', group: 'status', about: '503 with Retry-After' },
  status429: { id: 'F18', group: 'status', about: '429' },
  status401: { id: 'F19', group: 'status', about: '401' },
  status403: { id: 'F19', group: 'status', about: '403 Forbidden' },
  status404: { id: 'F20', group: 'status', about: '404' },
  redirect: { id: 'F21', group: 'status', about: '302 to an inner address' },
  noContent: { id: 'F22', group: 'status', about: '204 without a body' },

  brokenJson: { id: 'F23', group: 'body', about: 'JSON cut in half' },
  page: { id: 'F24', group: 'body', about: '200 with a page' },
  noCode: { id: 'F25', group: 'body', about: 'an envelope without its code' },
  textCode: { id: 'F25', group: 'body', about: 'the code as text' },
  fractionCode: { id: 'F25', group: 'body', about: 'the code with a fraction' },
  list: { id: 'F25', group: 'body', about: 'a list instead of an envelope' },
  nothing: { id: 'F25', group: 'body', about: 'null instead of an envelope' },
  nullData: { id: 'F26', group: 'body', about: 'success, and the data is null' },
  wrongData: { id: 'F26', group: 'body', about: 'success, and the data is of another type' },
  strangeCode: { id: 'F27', group: 'body', about: 'an unknown code' },
  specialCode: { id: 'F27', group: 'body', about: 'a code with an effect of its own' },
  bomb: { id: 'F28', group: 'body', about: 'gzip that expands to 200 MB, a thousand times its size' },
  badEncoding: { id: 'F28', group: 'body', about: 'declared as gzip, but not compressed' },
  badText: { id: 'F29', group: 'body', about: 'bytes that are no UTF-8' },
  mark: { id: 'F29', group: 'body', about: 'a byte order mark in front' },
  gbk: { id: 'F29', group: 'body', about: 'GBK' },
  prototype: { id: 'F30', group: 'body', about: '__proto__ and constructor as keys' },
  twice: { id: 'F30', group: 'body', about: 'the code twice, the valid one last' },
  deep: { id: 'F30', group: 'body', about: 'data ten thousand lists deep' },
  infinite: { id: 'F30', group: 'body', about: '1e400 for a code' },
  inexact: { id: 'F30', group: 'body', about: '2^53+1 for a code' },
  huge: { id: 'F30', group: 'body', about: '50 MB' },
  replay: { id: 'F31', group: 'body', about: 'an older response of the same call again' },
  dayAhead: { id: 'F32', group: 'body', about: 'Date a day ahead' },
  dayBehind: { id: 'F32', group: 'body', about: 'Date a day behind' },
} as const satisfies Record<string, FaultKind>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
