import type { Inviter } from './referral.model';

/** Sources of a prefilled code. */
export const INVITER_COPY: Readonly<Record<Inviter['source'], string>> = {
  invite_code: '来自好友的邀请链接，可以修改',
  i_code: '来自推广链接，可以修改',
  r_code: '来自好友的邀请海报，可以修改',
  r_bet: '来自好友巅峰投注的邀请，可以修改',
};
