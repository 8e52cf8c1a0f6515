/** The sandbox's own bonuses; every member has each of them once, for some days after registering. */
export interface Dividend {
  id: string;
  name: string;
  /** Minor units of play money. */
  amount: bigint;
  /** Times the amount that a platform would ask to be staked. */
  turnover: number;
  /** World days from registration. */
  days: number;
}

export const DIVIDENDS: readonly Dividend[] = [{ id: '81001', name: '新会员体验红利', amount: 8_800n, turnover: 0, days: 7 }];

export const DIVIDEND_WORDS = {
  claimed: '该红利已领取',
  over: '该红利已过期',
  unknown: '没有这项红利',
} as const;
