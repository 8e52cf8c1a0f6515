/** Titles of coins in a member's list. */
export const COIN_COPY = {
  bet: (betId: string) => `注单 ${betId} 结算`,
  gift: '平台赠送',
  welcome: '新会员赠送',
} as const;
