import { spaced } from '@pavilion/number/spaced';
import { LIMIT_FAULTS } from '@/lib/domain/money/cashier/cashier.copy';
import type { WithdrawState } from './withdraw.model';
import type { Check, CheckId, CheckState, WithdrawFault } from './withdraw.rules';

/** Texts of 取款. */
export const WITHDRAW_COPY = {
  unit: '币',
  simulatedNote: '模拟取款：不会向任何真实账户付款',

  checks: '取款条件',
  checksDone: '取款条件已全部满足',
  checksLeft: (count: number) => `还有 ${count} 项要完成`,
  payees: (count: number) => `${count} 个可用`,
  turnoverPart: (amount: string) => `${amount} 币未满足`,
  turnoverLeft: (amount: string) => `还差 ${amount}`,
  turnoverSee: '查看明细',

  withdrawable: '可提款',
  central: '中心钱包余额',
  lockedTurnover: '流水锁定',
  lockedBy: (title: string, more: number) =>
    more === 0 ? spaced`${title}的流水未完成` : spaced`${title}等 ${String(more + 1)} 笔的流水未完成`,
  atVenues: '场馆钱包',
  atVenuesHint: '收回中心钱包后才能取款',
  transfer: '去转账',

  turnover: '流水明细',
  turnoverLead: '存款和红利要先完成规定的有效投注（流水），对应的金额才能取款。流水随注单和游戏的结算更新。',
  turnoverNone: '暂无待完成流水',
  turnoverLost: '流水明细暂时无法显示，请以可提款金额为准。',
  turnoverAll: '查看流水规则',
  turnoverFrom: { deposit: '存款', bonus: '红利' },
  turnoverDone: (done: string, required: string, left: string) => `已完成 ${done} / 需完成 ${required} / 剩余 ${left}`,
  turnoverLocked: (amount: string) => `锁定 ${amount} 币`,
  turnoverFree: '已解锁',
  turnoverGames: (amount: string) => `游戏计入 ${amount}`,
  toSport: '去投注',

  payee: '收款账户',
  payeeEmpty: '暂无收款账户',
  payeeDefault: '默认',
  stateLost: '状态暂时无法显示',
  maskedLost: '号码暂时无法显示',
  payeeNew: (time: string) => `新账户，${time} 后开始审核`,
  payeeState: { reviewing: '审核中', disabled: '已停用' },
  closed: '维护中',
  unsupported: '暂不支持取款',
  addCard: '添加银行卡',
  addCoin: '添加 USDT 地址',
  payeeError: '收款账户加载失败',

  amount: '取款金额',
  amountHint: (min: string, max: string) => `单笔 ${min} – ${max} 币`,
  chips: '快捷金额',
  all: '全部',
  freeLabel: '今日剩余免费次数',
  free: (count: number) => `${count} 次`,
  feePercent: (percent: string) => `${percent}%`,
  feeAbout: (percent: string, fee: string) => `${percent}%·${fee} 币`,
  net: '实际到账',
  coins: (amount: string) => `${amount} 币`,
  netPay: (coins: string, pay: string, unit: string) => `${coins} 币 ≈ ${pay} ${unit}`,
  netExact: (coins: string, pay: string, unit: string, rate: string) => `${coins} 币，${pay} ${unit}·汇率 ${rate}`,
  rate: '汇率',
  rateOf: (unit: string, rate: string) => `1 ${unit} = ${rate} 币`,
  expected: '预计到账时间',
  wait: '审核时间',
  waitNew: (time: string) => `新账户，${time} 后开始`,
  submit: '提交取款',
  submitting: '正在提交',
  busyOther: '上一笔取款处理中',
  choosePayee: '暂无可用收款账户',

  pinTitle: '确认取款',
  to: '收款账户',

  pending: '处理中',
  pendingText: (amount: string) => `${amount} 币的取款未收到结果，正在查询，请勿重复提交。`,
  pendingOffline: (amount: string) => `网络已断开，${amount} 币的取款结果未知。恢复网络后自动查询。`,
  missing: '未收到结果，也未查到取款。请核对余额，未扣款可再次提交。',

  guide: '取款教程',
  stopped: '暂时不能取款',
  stoppedText: '平台暂停了此账号的取款，余额不受影响。原因和恢复时间请咨询客服。',
  noMethod: '所有取款方式都在维护，请稍后再来',

  steps: ['已提交', '审核', '出款', '到账'] as const,
  stepStopped: { rejected: '未通过', failed: '失败', cancelled: '已取消' } as Readonly<Partial<Record<WithdrawState, string>>>,
  reviewingText: (time: string | null) => (time === null ? '审核通过后自动出款，可以离开此页。' : `通常 ${time}到账，可以离开此页。`),
  waitingText: (time: string) =>
    `收款账户是新绑定的，为保障资金安全，${time} 之后才开始审核。如非您本人绑定，请取消这笔取款，修改登录密码并联系客服。`,
  payingText: '已通过审核，正在向收款账户出款，不能再取消。',
  paidText: (payee: string) => spaced`已付至${payee}`,
  unpaid: '未出款',
  unpaidNet: (amount: string) => `未出款，${amount} 币`,
  back: (amount: string) => `${amount} 币已退回中心钱包。`,
  rejectedText: '可以按原因处理后再次取款，有疑问请带上单号联系客服。',
  failedText: '收款方未收款。请核对收款账户后再次取款，或带上单号联系客服。',
  reason: '原因',
  createdAt: '提交时间',
  cancel: '取消这笔取款',
  cancelTitle: '取消这笔取款？',
  cancelText: (amount: string) => `审核中可以取消，${amount} 币会退回中心钱包。`,
  cancelDone: '已取消，金额已退回中心钱包',
  cancelLate: '这笔取款已经不能取消',
  keep: '继续取款',
  again: '再次取款',
  more: '再取一笔',
  toForm: '去取款',
  toBack: '返回',
  none: '取款订单不存在',
  noneHint: '单号有误，或不属于当前账号',
} as const;

export const WITHDRAW_FAULTS: Record<WithdrawFault, (limits: { min: string; max: string; withdrawable: string }) => string> = {
  ...LIMIT_FAULTS,
  empty: () => '请输入取款金额',
  over: ({ withdrawable }) => `可提款只有 ${withdrawable} 币`,
};

export const CHECK_NAMES: Record<CheckId, string> = { realName: '实名认证', payee: '收款账户', turnover: '流水', pin: '提款密码' };

/** State of a check, and the action that resolves it. */
export const CHECK_COPY: Record<CheckId, Record<CheckState, { state: string; action: string }>> = {
  realName: {
    done: { state: '已认证', action: '' },
    todo: { state: '未认证', action: '去认证' },
    waiting: { state: '审核中', action: '查看' },
    rejected: { state: '未通过', action: '重新认证' },
    unknown: { state: '提交时由平台核对', action: '查看' },
  },
  payee: {
    done: { state: '已添加', action: '' },
    todo: { state: '未添加', action: '去添加' },
    waiting: { state: '审核中', action: '查看' },
    rejected: { state: '未通过', action: '重新添加' },
    unknown: { state: '状态暂时无法显示', action: '查看' },
  },
  turnover: {
    done: { state: '已满足', action: '' },
    todo: { state: '未完成', action: '查看明细' },
    waiting: { state: '未完成', action: '查看明细' },
    rejected: { state: '未完成', action: '查看明细' },
    unknown: { state: '以可提款金额为准', action: '查看明细' },
  },
  pin: {
    done: { state: '已设置', action: '' },
    todo: { state: '未设置', action: '去设置' },
    waiting: { state: '未设置', action: '去设置' },
    rejected: { state: '未设置', action: '去设置' },
    unknown: { state: '提交时由平台核对', action: '查看' },
  },
};

/** Reason why the form is closed: the first check that is not met, as the button's label. */
export function blockedText({ id, state }: Check): string {
  if (id === 'realName') return state === 'waiting' ? '实名认证审核中' : '请先完成实名认证';
  if (id === 'payee') return state === 'waiting' ? '收款账户审核中' : '请先添加收款账户';
  return id === 'turnover' ? '流水未完成，暂无可提款' : '请先设置提款密码';
}
