import { minorToText } from '@pavilion/number/money';

/** Text of a mail; `link` is a path of the site. */
export interface MailText {
  kind: 'system' | 'activity' | 'account';
  title: string;
  content: string;
  link?: string;
}

const withdrawalLink = (id: bigint) => `/mine/finance/withdrawal?order=${id}`;
const PROFILE = '/mine/userInfo';

/** Mails by event. Amounts are minor units. */
export const MAIL_TEXTS = {
  welcome: (userName: string): MailText => ({
    kind: 'system',
    title: '欢迎加入',
    content: `${userName}，欢迎您。账号里已有 1,000.00 模拟币。完善姓名、绑定收款账户之后就可以取款；本站只有模拟币，没有真实的收付款。`,
    link: '/registerGuide',
  }),
  lateDeposit: (id: bigint, credit: bigint): MailText => ({
    kind: 'account',
    title: '过期后的存款已到账',
    content: `存款 ${id} 在过期后核对到付款，${minorToText(credit)} 币已经入账。`,
    link: `/mine/finance/deposit?order=${id}`,
  }),
  depositReturned: (id: bigint, reason: string): MailText => ({
    kind: 'account',
    title: '存款已退回，未入账',
    content: `存款 ${id} 的付款已原路退回，未入账。原因：${reason}`,
    link: `/mine/finance/deposit?order=${id}`,
  }),
  withdrawalPaid: (id: bigint, amount: bigint): MailText => ({
    kind: 'account',
    title: '取款已到账',
    content: `取款 ${id} 已经出款，金额 ${minorToText(amount)} 币。`,
    link: withdrawalLink(id),
  }),
  withdrawalReturned: (id: bigint, amount: bigint, reason: string): MailText => ({
    kind: 'account',
    title: '取款未完成，金额已退回',
    content: `取款 ${id} 的 ${minorToText(amount)} 币已退回中心钱包。原因：${reason}`,
    link: withdrawalLink(id),
  }),
  payeeBound: (name: string, masked: string): MailText => ({
    kind: 'account',
    title: '已绑定收款账户',
    content: `您绑定了收款账户：${name} ${masked}。如果不是本人操作，请立即修改登录密码并联系客服。`,
    link: PROFILE,
  }),
  passwordChanged: (): MailText => ({
    kind: 'account',
    title: '登录密码已修改',
    content: '您的登录密码刚刚修改，其他设备已经下线。如果不是本人操作，请立即联系客服。',
    link: PROFILE,
  }),
  phoneChanged: (masked: string): MailText => ({
    kind: 'account',
    title: '绑定手机已修改',
    content: `账号现在绑定的手机是 ${masked}。如果不是本人操作，请立即联系客服。`,
    link: PROFILE,
  }),
  infoApproved: (what: string, masked: string): MailText => ({
    kind: 'account',
    title: '资料变更已通过',
    content: `${what}已改为 ${masked}。`,
    link: '/mine/infoAudit',
  }),
  infoRejected: (what: string, reason: string): MailText => ({
    kind: 'account',
    title: '资料变更未通过',
    content: `${what}未修改。原因：${reason}`,
    link: '/mine/infoAudit',
  }),
  feedbackReplied: (ticketId: string): MailText => ({
    kind: 'system',
    title: '您的反馈有了回复',
    content: `反馈 ${ticketId} 已经回复，请查看。`,
    link: '/mine/feedback?view=list',
  }),
} as const;
