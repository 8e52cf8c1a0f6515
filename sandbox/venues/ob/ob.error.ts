import { OB_WORDS } from './ob.copy';

/** Codes of OB that the sandbox answers with. venues §2.6 */
export const CODE = {
  ok: '0000000',
  failed: '9999999',
  auth: '0400401',
  expired: '0401013',
  loginFirst: '0401002',
  noCuid: '0401026',
  tooFrequent: '0401038',
  internal: '0400500',
  noMenu: '0408006',
  matchMissing: '0402001',
  matchState: '0402002',
  matchOver: '0402003',
  oddsChanged: '0402009',
  lineChanged: '0402010',
  optionInvalid: '0402011',
  unknownResult: '0402014',
  marketInvalid: '0402016',
  amount: '0402020',
  marketClosed: '0402024',
  finalOdds: '0402027',
  scoreUnasked: '0402040',
  scoreMissing: '0402041',
  balance: '0400454',
  seriesRefused: '0400456',
  cashOutTaken: '0400524',
  cashOutMoved: '0400525',
  cashOutRefused: '0400526',
} as const;
export type ObCode = (typeof CODE)[keyof typeof CODE];

/** A refusal in OB's envelope. OB answers HTTP 200 whatever the code. */
export class ObError extends Error {
  override name = 'ObError';

  constructor(readonly code: ObCode) {
    super(OB_WORDS[code]);
  }
}

interface ObEnvelope {
  code: string;
  msg: string;
  /** Real ms. */
  ts: number;
  data: unknown;
}

export function answer(data: unknown): ObEnvelope {
  return { code: CODE.ok, msg: '', ts: Date.now(), data };
}

/** OB's own envelope of a failed call; a tester's fault names any number. */
export function obRefusal(code: number | string, message: string = OB_WORDS[CODE.internal]): ObEnvelope {
  return { code: String(code).padStart(7, '0'), msg: message, ts: Date.now(), data: null };
}
