/** What a member reads of IM's codes; IM itself says little, and in English. venues §3.5 */
const WORDS: Readonly<Record<number, string>> = {
  330: '该赛事已不再接受投注',
  341: '投注金额有误',
  345: '盘口已变更，请重新确认',
  346: '赔率已变更，请重新确认',
  347: '比分已变更，请重新确认',
  348: '比分已变更，请重新确认',
  355: '投注项数量超出上限',
  364: '该注单不能提前结算',
  365: '该注单不能提前结算',
  366: '该注单不能提前结算',
  367: '提前结算价格已变更',
  368: '该注单不能提前结算',
  369: '该注单不能提前结算',
  380: '该赛事或盘口已关闭',
  395: '您所在的地区不能使用该场馆',
  400: '场馆系统繁忙，请稍后再试',
  431: '操作过于频繁，请稍后再试',
  439: '该赛事不能加入串关',
  700: '场馆维护中',
  710: '您所在的地区不能使用该场馆',
  1000: '场馆没有接受这笔投注',
  1001: '赔率更新中，请稍后再试',
  1102: '账号在该场馆暂时不能投注',
  1103: '余额不足',
  1105: '超过最高投注额',
  1106: '低于最低投注额',
  1107: '赔率已变更，请重新确认',
  1108: '超过本场赛事的投注限额',
  1126: '该赛事不能加入串关',
  1132: '投注金额有误',
  1200: '场馆没有接受这笔投注',
};

/** Words for a code; null where IM's own have to do. */
export function imWords(code: number): string | null {
  return WORDS[code] ?? null;
}

/** Why a bet that was taken in play did not come about. */
export const IM_REJECTED: Readonly<Record<'danger' | 'cancelled', string>> = {
  danger: '确认期间比分、盘口或赔率已变更',
  cancelled: '场馆已取消注单',
};
