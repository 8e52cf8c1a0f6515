import type { SupportReason } from '@pavilion/contract/constants';

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
} as const;

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
