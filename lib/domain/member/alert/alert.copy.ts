import type { AlertKind, AlertSetting, PushAbility } from './alert.model';

/** Texts of 通知. */
export const ALERT_COPY = {
  error: '通知设置加载失败',
  saveFailed: '设置失败，请重试',
  kinds: {
    settled: { name: '注单结算', hint: '结算、成立与取消' },
    goal: { name: '我的注单进球', hint: '足球，未结算注单' },
    kickoff: { name: '关注比赛开赛', hint: '开赛前 10 分钟' },
    followGoal: { name: '关注比赛进球', hint: '足球，未投注的比赛也提示' },
    money: { name: '存取款', hint: '到账与退回' },
    support: { name: '客服回复', hint: '在线客服的新回复' },
    promotion: { name: '优惠', hint: '新的福利券' },
  } satisfies Record<AlertKind, { name: string; hint: string }>,
  kindsTitle: '通知类型',
  inSite: '站内',
  push: '推送',
  switchOf: (kind: AlertKind, way: 'inSite' | 'push') => `${ALERT_COPY.kinds[kind].name} ${ALERT_COPY[way]}`,
  kindsNote: '「站内」在浏览本站时提示；「推送」发送到已开启推送的设备，不含金额和账号。站内信照常保存。',
  quiet: '免打扰',
  quietHint: '时段内不提示、不推送，按北京时间',
  from: '开始',
  to: '结束',
  device: '此设备接收推送',
  deviceOn: '已开启，不在本站时也能收到',
  deviceOff: '开启后，不在本站时也能收到',
  noService: '平台暂未开通推送',
  ability: {
    unsupported: '此浏览器不支持推送，可使用站内通知，或在其他浏览器中登录',
    uninstalled: '在 iPhone 上，请先将本站添加到主屏幕，再从主屏幕打开',
    denied: '浏览器已关闭通知，可在系统设置中打开',
  } satisfies Record<Exclude<PushAbility, 'open' | 'granted'>, string>,
  install: '查看添加方法',
  notAllowed: '未允许通知，推送未开启',
  subscribed: '已开启推送',
  unsubscribed: '已关闭推送',
  subscribeFailed: '开启失败，请稍后重试',
  ask: '结算和进球时通知您？',
  askHint: '推送不含金额，可随时在「设置」中关闭',
  allow: '允许',
  later: '以后再说',
  matchTitle: '比赛提醒',
  matchOf: (home: string, away: string) => `${home} 对 ${away}`,
  follow: '关注本场',
  followHint: '加入「关注」列表，按以下设置提醒您',
  visitorHint: '加入「关注」列表',
  followKinds: { kickoff: '开赛前 10 分钟提醒', followGoal: '进球提醒' },
  followScope: '适用于所有关注的比赛',
  login: '登录后接收提醒',
  all: '全部通知设置',
  rowOn: (count: number) => `推送 ${count} 类`,
  rowOff: '推送未开启',
} as const;

/** State of the setting in one short text, for the row in 设置. */
export function alertState({ kinds, isPushed }: AlertSetting): string {
  const pushed = kinds.filter(({ push }) => push).length;
  return isPushed && pushed > 0 ? ALERT_COPY.rowOn(pushed) : ALERT_COPY.rowOff;
}
