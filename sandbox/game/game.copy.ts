/** What members read of the studio. */
export const GAME_WORDS = {
  unknownGame: '没有这个游戏',
  sessionOver: '游戏会话已结束，请返回后重新进入',
  unknownRound: '没有找到这一局，请刷新',
  used: '这一局已经结束，请刷新后再下注',
  stake: (least: string, largest: string) => `单注限额 ${least} - ${largest}`,
  bet: '请选择投注项',
  closed: '本期已截止，请投下一期',
  poor: '余额不足',
  step: '这一步已无法执行，请刷新',
  maintenance: '游戏维护中，请稍后再来',
  firstDeposit: '首次存款后即可进入游戏，也可以先试玩',
  invalid: '请求无效，请刷新后重试',
  failed: '系统繁忙，请稍后再试',
} as const;
