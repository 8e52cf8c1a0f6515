import type { SupportReason } from '@pavilion/contract/constants';
import type { TicketState } from './ticket.model';

/** Texts of the conversation with 客服. */
export const TICKET_COPY = {
  title: '在线客服',
  simulated: '模拟',
  pace: '通常一分钟内回复',
  number: '工单',
  empty: '请写下您的问题。可以先选一类：',
  field: '给客服留言',
  placeholder: '请写明时间和编号，勿填写密码',
  send: '发送',
  sending: '正在发送',
  me: '我',
  waiting: '客服正在回复',
  failed: '发送失败',
  again: '重新发送',
  about: '来自',
  mark: '编号',
  renew: '新开工单',
  lost: '对话加载失败，将自动重试',
  conversation: '对话',
  /** A person. */
  automatic: '自动客服为您解答',
  hours: (from: string, until: string) => `人工客服 ${from}–${until}`,
  service: '转人工',
  message: '留言',
  login: '登录后查这笔',
  queued: '排队中',
  next: '排队中，下一位就是您',
  ahead: (count: number) => `排队中，前面还有 ${count} 人`,
  wait: (minutes: number) => `，约 ${minutes} 分钟`,
  leave: '取消排队',
  left: '已留言，客服稍后回复',
  leaveMessage: '取消留言',
  served: (name: string) => `客服 ${name} 为您服务`,
  servedUnnamed: '人工客服为您服务',
  end: '结束服务',
  endQuestion: '结束本次服务？',
  endEffect: '结束后可以评价，也可以再转人工。',
  stay: '继续对话',
  ended: '本次服务已结束',
  rate: '评价',
  rated: (stars: number) => `已评价 ${stars} 星`,
  offers: '可选操作',
  requesting: '正在申请',
  retry: '重试',
  /** Pictures. */
  attach: '添加图片',
  attached: '待发送的图片',
  pictures: '图片',
  /** 我的工单. */
  tickets: '我的工单',
  unread: (count: number) => `${count} 个有新回复`,
  ticketsHint: '登录后查看全部对话',
  newReply: '有新回复',
  untitled: '图片',
  noTickets: '暂无工单',
  noTicketsHint: '给客服留言后，工单会显示在这里',
  toSupport: '联系客服',
  ticketsError: '工单加载失败',
  loading: '正在加载',
} as const;

export const TICKET_STATE_NAMES: Readonly<Record<TicketState, string>> = {
  open: '处理中',
  replied: '待您回复',
  ended: '已结束',
};

/** A visitor's reasons to contact 客服, in the page's terms. */
export const REASON_NAMES: Readonly<Record<SupportReason, string>> = {
  password: '忘记密码',
  code: '收不到验证码',
  blocked: '访问受限',
  maintenance: '系统维护',
  stopped: '服务暂停',
  error: '页面提示错误',
  crash: '页面打不开',
  missing: '找不到页面',
  deposit: '存款',
  withdraw: '取款',
  help: '帮助未解答',
  other: '其他',
};

/** Suggested first messages, by topic. */
export const TOPIC_CHIPS = ['忘记密码', '注单未结算', '存款未到账', '转账处理中', '访问受限'] as const;
