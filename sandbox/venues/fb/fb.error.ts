import { FB_OK } from '@pavilion/contract/venues/fb.wire';
import { messageOf } from '../../kernel/http/rejection';

/** Codes of FB. venues §1.6 */
export const CODE = {
  ok: FB_OK,
  unauthorized: 3,
  illegal: 5,
  system: 6,
  maintenance: 8,
  tooFrequent: 12,
  betFailed: 3000,
  balance: 3001,
  closed: 3002,
  oddsChanged: 3003,
  belowMin: 3005,
  matchLimit: 3006,
  marketLimit: 3007,
  aboveMax: 3008,
  notLoggedIn: 14_009,
  loginTimeout: 14_010,
  account: 14_057,
  marketMissing: 14_084,
  missing: 14_002,
  resubmit: 14_004,
  oddsFormat: 14_089,
  tooMany: 14_090,
  tooManyLegs: 3009,
  notInParlay: 3010,
  sameMatch: 3011,
} as const;
export type FbCode = (typeof CODE)[keyof typeof CODE];

const MESSAGE: Record<FbCode, string> = {
  [CODE.ok]: 'success',
  [CODE.unauthorized]: '无权访问',
  [CODE.illegal]: '参数错误',
  [CODE.system]: '系统异常',
  [CODE.maintenance]: '系统维护中',
  [CODE.tooFrequent]: '操作过于频繁',
  [CODE.betFailed]: '投注失败',
  [CODE.balance]: '余额不足',
  [CODE.closed]: '盘口已关闭',
  [CODE.oddsChanged]: '赔率已变更',
  [CODE.matchLimit]: '超过本场赛事的投注限额',
  [CODE.marketLimit]: '超过该盘口的投注限额',
  [CODE.belowMin]: '小于最小限额',
  [CODE.aboveMax]: '最大投注额已更新',
  [CODE.notLoggedIn]: '用户未登录',
  [CODE.loginTimeout]: '登录超时',
  [CODE.account]: '账号异常',
  [CODE.marketMissing]: '盘口不存在',
  [CODE.missing]: '数据不存在',
  [CODE.resubmit]: '请勿重复提交',
  [CODE.oddsFormat]: '赔率类型错误',
  [CODE.tooMany]: '超出可选数量',
  [CODE.tooManyLegs]: '超出串关最大场数',
  [CODE.notInParlay]: '含不支持串关的投注项',
  [CODE.sameMatch]: '相同比赛不能串关',
};

/** An error in FB's envelope. FB returns HTTP 200 whatever the code. */
export class FbError extends Error {
  override name = 'FbError';

  constructor(
    readonly code: FbCode,
    message: string = MESSAGE[code],
  ) {
    super(message);
  }
}

interface FbEnvelope {
  success: boolean;
  code: number;
  message: string;
  data: unknown;
}

export function successEnvelope(data: unknown): FbEnvelope {
  return { success: true, code: CODE.ok, message: MESSAGE[CODE.ok], data };
}

export function errorEnvelope({ code, message }: FbError): FbEnvelope {
  return { success: false, code, message, data: null };
}

/** A failed response with the number of a tester's fault. */
export function fbFault(code: number): FbEnvelope {
  return { success: false, code, message: messageOf(code), data: null };
}
