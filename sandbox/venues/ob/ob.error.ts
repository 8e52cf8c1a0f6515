/** Codes of OB that the sandbox returns. venues §2.6 */
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
  seriesRejected: '0400456',
  account: '0400461',
  cashOutTaken: '0400524',
  cashOutMoved: '0400525',
  cashOutRejected: '0400526',
} as const;
export type ObCode = (typeof CODE)[keyof typeof CODE];

/** OB's message for each code. venues §2.6 */
const MESSAGE: Record<ObCode, string> = {
  '0000000': '',
  '0400401': '鉴权失败',
  '0400454': '余额不足',
  '0400461': '账号暂时不能投注',
  '0400500': '系统繁忙',
  '0400524': '提前结算已受理',
  '0400525': '提前结算金额已变更',
  '0400526': '该注单不支持提前结算',
  '0401002': '请先登录',
  '0401013': '登录已失效',
  '0401026': '用户编号不能为空',
  '0401038': '网络异常，请稍后再试',
  '0402001': '赛事不存在',
  '0402002': '赛事状态已变更',
  '0402003': '赛事已结束',
  '0402009': '赔率已变更',
  '0402010': '盘口已变更',
  '0402011': '投注项无效',
  '0402014': '请在注单中查看投注结果',
  '0402016': '盘口无效',
  '0402020': '投注金额不在限额内',
  '0402024': '盘口已封盘',
  '0402027': '最终赔率不一致',
  '0402040': '赛前投注不能带基准比分',
  '0402041': '缺少基准比分',
  '0400456': '所选注单不支持串关',
  '0408006': '菜单编号不能为空',
  '9999999': '请求参数有误',
};

/** An error in OB's envelope. OB returns HTTP 200 whatever the code. */
export class ObError extends Error {
  override name = 'ObError';

  constructor(
    readonly code: ObCode,
    message: string = MESSAGE[code],
  ) {
    super(message);
  }
}

interface ObEnvelope {
  code: string;
  msg: string;
  /** Real ms. */
  ts: number;
  data: unknown;
}

export function successEnvelope(data: unknown): ObEnvelope {
  return { code: CODE.ok, msg: '', ts: Date.now(), data };
}

export function errorEnvelope({ code, message }: ObError): ObEnvelope {
  return { code, msg: message, ts: Date.now(), data: null };
}

/** A failed response with the number of a tester's fault, in OB's seven digits. */
export function obFault(code: number): ObEnvelope {
  return { code: String(code).padStart(7, '0'), msg: MESSAGE[CODE.internal], ts: Date.now(), data: null };
}
