/** Rule by which rounds of games count for turnover, in every text that states it. */
export const GAMES_COUNT = '平台游戏：按每局输赢金额计，最多为投注额';

/** Rule for the lowest odds that count, and for opposite bets, in every text that states it. */
export const ODDS_COUNT = '赔率低于 1.50（欧洲盘）的注单：不计。复式按其中赔率最低的一注看';
export const OPPOSED_COUNT =
  '相反投注：同一场比赛，主和客、大和小、单和双等相反的选项，不分平台、时段、盘口和玩法，只计两边的差额（角球大小只和角球比，不同时段的单双都算相反）；同场的单注合起来，最多计可能输掉的金额；下注前已经结算的注单不算在内；串关有一关与其他注单相反，整张不计';
export const OPPOSED_DRAW = '同一期游戏投注相反的选项，也只计差额';

/** Texts of 流水. */
export const AUDIT_COPY = {
  withdrawable: '可提款金额',
  locked: '流水锁定',
  missing: '还差流水',
  refresh: '刷新流水',
  sources: '流水明细',
  lead: '完成后对应的金额可以取款',
  none: '暂无待完成流水',
  noneHint: '存款或领取红利后，需要完成的流水会显示在这里',
  toWithdraw: '去取款',
  rules: '哪些投注计入',
  rule: [
    '只计已结算的注单和游戏，下注时来源要已到账；同一笔本金只计一次，先满足最早的来源',
    '注单：赢和输计全部本金，赢半和输半计一半',
    GAMES_COUNT,
    '走水、取消退款和提前结算的部分不计入',
    ODDS_COUNT,
    OPPOSED_COUNT,
    OPPOSED_DRAW,
    '需完成的流水按存款页和红利写明的倍数计算',
    '锁定金额随完成的流水按比例解锁',
  ],
} as const;
