import type { SupportReason } from '@pavilion/contract/constants';
import type { BetOutcome, BetState } from '../../betting/ruling/bet.model';
import type { DepositState } from '../../money/deposit/deposit.tables';
import type { WithdrawState } from '../../money/withdraw/withdraw.tables';

export const STAFF_NAME = '模拟客服小亭';

export const SUPPORT_COPY = {
  noContact: '请输入要核对的电话或网址',
  full: '这个工单的消息已满，请新开一个工单',
  greeting: (ticketId: string) => `您好，我是${STAFF_NAME}，由模拟平台自动值班，不是真人。您的工单号是 ${ticketId}。`,
  seen: (mark: string) => `已记下编号 ${mark}。`,
  added: (ticketId: string) => `已补充到工单 ${ticketId}，前面的说明仍然适用。如果仍未解决，请写明时间、金额或编号，以及您看到的页面文字。`,
} as const;

/** The topic of a question. */
export type Topic =
  | 'report'
  | 'fraud'
  | 'human'
  | 'password'
  | 'code'
  | 'blocked'
  | 'maintenance'
  | 'withdraw'
  | 'deposit'
  | 'bet'
  | 'transfer'
  | 'limit'
  | 'crash'
  | 'other';

/** Words that name a topic; the first that fits counts. */
export const TOPIC_PATTERNS: readonly (readonly [Topic, RegExp])[] = [
  ['report', /^举报/],
  ['fraud', /银行卡号|卡号|私下|转账给|刷单|加微信|微信号/],
  ['limit', /戒|冷静|自我限制|限制自己|控制不住|上瘾|沉迷/],
  ['password', /密码/],
  ['code', /验证码|短信|收不到/],
  ['blocked', /受限|封|限制访问|IP|ip|地区/],
  ['maintenance', /维护|暂停/],
  ['withdraw', /提现|取款|提款(?!密码)|出款|兑现/],
  ['deposit', /存款|充值|到账|付款|入款/],
  ['transfer', /转账|转入|转出|回收|免转/],
  ['bet', /注单|投注|下注|结算|派彩|串关|盘口|赔率/],
  ['crash', /打不开|白屏|出错|报错|崩|卡住|找不到/],
  ['human', /人工|真人|客服/],
];

/** The topic of a reason, where the text names none. */
export const REASON_TOPICS: Readonly<Partial<Record<SupportReason, Topic>>> = {
  password: 'password',
  code: 'code',
  blocked: 'blocked',
  maintenance: 'maintenance',
  stopped: 'maintenance',
  error: 'crash',
  crash: 'crash',
  missing: 'crash',
  deposit: 'deposit',
  withdraw: 'withdraw',
};

export const REPLIES: Readonly<Record<Topic, string>> = {
  report:
    '举报已登记。模拟平台不会封禁真人；运行本站的人可以在控制接口里禁言。您也可以屏蔽这个人，不再看到他的发言。请不要向任何人转账或透露密码。',
  fraud: '客服不会给您卡号，也不会要您的密码、验证码或提款密码。凡是这样要求的都不是本站，请不要转账。本站只有模拟币，没有真实收款账户。',
  human:
    '请点下面的按钮转人工，或留言等回复。值班客服也由模拟平台扮演，不是真人，能核对您自己的注单、存款和取款。要找运行本站的人，联系方式在本页下方和「备用客服」。',
  password:
    '密码只存散列，客服看不到，也不会在对话里替您改。请在登录页点「忘记密码？」，用绑定手机收到的验证码设置新密码；重置后所有设备都要重新登录。未绑定手机的账号不能找回，请换一个账号注册，新会员有 1,000.00 模拟币。连续输错会要求验证码，过一分钟可以再试。',
  code: '短信由模拟平台代发，不会到真实手机；验证码在运行本站的人的控制接口发件箱里。收不到时请等倒计时结束后重新获取，或返回用密码登录。',
  blocked: '访问限制由运行本站的人按网络地址或设备设定，我不能解除。请把受限页上的网络地址和设备编号告诉他们。余额和未结算的注单不受影响。',
  maintenance: '维护期间不能登录和投注，余额和未结算的注单不受影响。恢复后页面会自动返回，也可以点「重试」。',
  withdraw:
    '请在「我的」里打开「取款」：先完成实名认证、收款账户、流水和提款密码四项，再填金额并输入提款密码。审核中可以取消，金额原路退回。取款也是模拟的，不会向任何真实账户付款；没有任何人能代办，也请不要把提款密码告诉别人。',
  deposit:
    '付款金额要和付款页写的完全一致，精确到最后一位，并在到期前点「我已付款」；模拟银行核对后入账。超时的订单请重新提交，不要重复付款。',
  bet: '滚球注单要等几秒确认，确认前本金锁定；被拒绝的注单会把本金全部退回。赛果确定后自动结算，每张注单的步骤在「投注记录」里。',
  transfer: '转账结果不明时会显示「处理中」，系统会自动核对真实结果，不会重复扣款。打开免转钱包后，投注直接用中心钱包的余额。',
  limit: '先停下来是对的。帮助中心「理性投注」里有自我检查的问题和求助方式。今天先不要再下注。',
  crash: '请先刷新页面；仍然不行时，告诉我您在哪一页、点了什么，以及页面上的错误编号。未确认的投注会自动核对，不会重复扣款。',
  other:
    '请写明是哪一类：注单、存款、取款、转账、密码、验证码或访问受限，并写上时间和编号。登录后写上单号，我能查您自己的注单、存款和取款。',
};

export const DEPOSIT_STATE_COPY: Readonly<Record<DepositState, string>> = {
  awaiting: '待付款',
  confirming: '正在确认付款',
  credited: '已到账',
  returned: '付款已退回，未入账',
  failed: '未找到付款',
  expired: '已过期',
  cancelled: '已取消',
};

export const WITHDRAW_STATE_COPY: Readonly<Record<WithdrawState, string>> = {
  reviewing: '审核中',
  paying: '出款中',
  paid: '已到账',
  rejected: '未通过审核，金额已退回',
  failed: '出款失败，金额已退回',
  cancelled: '已取消，金额已退回',
};

export const BET_STATE_COPY: Readonly<Record<BetState, string>> = {
  pending: '确认中',
  accepted: '已成立，等待赛果',
  rejected: '未成立，本金已退回',
  settled: '已结算',
};

export const BET_OUTCOME_COPY: Readonly<Record<BetOutcome, string>> = {
  won: '赢',
  'half-won': '赢半',
  push: '走水',
  'half-lost': '输半',
  lost: '输',
  void: '取消退款',
  'cashed-out': '已提前结算',
};

export const FACTS = {
  login: '您已登录。',
  visitor: '您尚未登录，我看不到您的订单：请登录后在这里写上单号，我来查这一笔。',
  openBets: (count: number) => (count === 0 ? '您暂无未结算注单。' : `您有 ${count} 张未结算的注单。`),
  deposit: (amount: string, unit: string, state: string) => `您最近一笔存款 ${amount} ${unit}，现在是「${state}」。`,
  noDeposit: '您暂无存款记录。',
  ownBet: (number: string, state: string) => `单号 ${number} 的注单：${state}。`,
  settledBet: (state: string, outcome: string, payout: string) => `${state}，${outcome}，返还 ${payout}`,
  ownDeposit: (number: string, amount: string, unit: string, state: string) => `单号 ${number} 的存款 ${amount} ${unit}：${state}。`,
  withdrawal: (amount: string, state: string) => `您最近一笔取款 ${amount} 币，现在是「${state}」。`,
  noWithdrawal: '您暂无取款记录。',
  ownWithdrawal: (number: string, amount: string, state: string) => `单号 ${number} 的取款 ${amount} 币：${state}。`,
  noSuchNumber: (number: string) => `您的账号里没有单号 ${number}，请核对一次。`,
} as const;
