import type { MailKind } from './mail.model';

export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = { system: '系统', activity: '活动', account: '账户' };

/** Texts of 站内信. */
export const MAIL_COPY = {
  all: '全部',
  kinds: '类型',
  onlyUnread: '只看未读',
  unread: '未读',
  allRead: '全部已读',
  edit: '编辑',
  finish: '完成',
  selectAll: '全选',
  selected: (count: number) => `已选 ${count} 封`,
  select: (title: string) => `选择 ${title}`,
  markRead: '标为已读',
  remove: '删除',
  removeQuestion: (count: number) => `删除 ${count} 封站内信？`,
  removeEffect: '删除后不能恢复。',
  stay: '取消',
  removed: '已删除',
  failed: '操作失败，请重试',
  go: '前往查看',
  empty: '暂无站内信',
  emptyHint: '存取款结果、账户安全和活动通知会出现在这里',
  emptyView: '无符合条件的站内信',
  showAll: '查看全部',
  backToMine: '返回我的',
  error: '站内信加载失败',
  loading: '正在加载',
} as const;
