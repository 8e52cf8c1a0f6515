import { formatMinor, type Minor, minorToText } from '@pavilion/number/money';
import type { CheckInMonth } from '@/lib/domain/rewards/calendar/calendar.model';
import type { Coupon } from '@/lib/domain/rewards/coupon/coupon.model';
import type { FlipState } from '@/lib/domain/rewards/flip/flip.model';
import type { PeakMine } from '@/lib/domain/rewards/leaderboard/leaderboard.model';
import type { Mall } from '@/lib/domain/rewards/mall/mall.model';
import type { Payees } from '@/lib/domain/money/payee/payee.model';
import type { Rebates } from '@/lib/domain/money/rebate/rebate.model';
import type { WithdrawInfo } from '@/lib/domain/money/withdraw/withdraw.model';
import { missingTurnover } from '@/lib/domain/money/withdraw/withdraw.rules';
import type { Limits } from '../limit/limit.model';
import type { RealName } from '../security/real-name.model';
import type { Vip } from '../vip/vip.model';
import { SUMMARY_COPY } from './summary.copy';
import type { PageState, Summary } from './summary.model';

/** The platform's data behind the states; null where a call failed, since unknown is not zero. */
export interface SummaryParts {
  vip: Vip | null;
  withdraw: Pick<WithdrawInfo, 'withdrawable' | 'turnover'> | null;
  month: Pick<CheckInMonth, 'checkedToday' | 'streak'> | null;
  /** Number of bonuses that can be claimed. */
  bonuses: number | null;
  coupons: readonly Pick<Coupon, 'state'>[] | null;
  rebates: Pick<Rebates, 'claimable'> | null;
  payees: Pick<Payees, 'list'> | null;
  realName: Pick<RealName, 'state'> | null;
  limits: Pick<Limits, 'list' | 'pause'> | null;
  mall: Pick<Mall, 'coins'> | null;
  flip: Pick<FlipState, 'remaining'> | null;
  peak: Pick<PeakMine, 'rank'> | null;
}

type State = PageState | null;

const plain = (text: string, isDue = false): PageState => ({ text, amount: null, isDue });
const money = (text: string, minor: Minor, isDue = false): PageState => ({ text, amount: minorToText(minor), isDue });

function vipState({ next }: Vip): State {
  if (next === undefined) return null;
  if (next === null) return plain(SUMMARY_COPY.topLevel);
  const left = formatMinor(next.need > next.done ? next.need - next.done : 0n).replace(/\.00$/, '');
  return plain(next.by === 'period' ? SUMMARY_COPY.levelBack(left, next.level) : SUMMARY_COPY.nextLevel(left, next.level));
}

function turnoverState(info: Pick<WithdrawInfo, 'turnover'>): State {
  const missing = missingTurnover(info);
  if (missing === null) return null;
  return missing === 0n ? plain(SUMMARY_COPY.turnoverDone) : money(SUMMARY_COPY.turnover, missing);
}

function checkInState({ checkedToday, streak }: Pick<CheckInMonth, 'checkedToday' | 'streak'>): State {
  if (checkedToday === false) return plain(SUMMARY_COPY.checkIn, true);
  return checkedToday === null || streak === null ? null : plain(SUMMARY_COPY.streak(streak));
}

/** 福利: known counts above zero; without one, nothing to claim only if both are known. */
function rewardState(bonuses: number | null, coupons: SummaryParts['coupons']): State {
  const claimable = coupons && coupons.filter(({ state }) => state === 'claimable').length;
  const texts = [bonuses ? SUMMARY_COPY.bonuses(bonuses) : '', claimable ? SUMMARY_COPY.coupons(claimable) : ''].filter(Boolean);
  if (texts.length > 0) return plain(texts.join('·'), true);
  return bonuses === null || claimable === null ? null : plain(SUMMARY_COPY.nothingToClaim);
}

function rebateState({ claimable }: Pick<Rebates, 'claimable'>): State {
  if (claimable === null) return null;
  return claimable > 0n ? plain(`${SUMMARY_COPY.rebate} ${formatMinor(claimable)}`, true) : plain(SUMMARY_COPY.nothingToClaim);
}

function limitState({ list, pause }: Pick<Limits, 'list' | 'pause'>): State {
  if (pause) return plain(SUMMARY_COPY.pause[pause.kind]);
  const count = list.filter(({ limit }) => limit !== null).length;
  return plain(count > 0 ? SUMMARY_COPY.limits(count) : SUMMARY_COPY.noLimit);
}

const mapped = <T>(part: T | null | undefined, toState: (part: T) => State): State =>
  part === null || part === undefined ? null : toState(part);

/** The states that 我的 shows, from the platform's data. */
export function toSummary(parts: SummaryParts): Summary {
  return {
    vip: mapped(parts.vip, vipState),
    withdrawable: mapped(parts.withdraw, ({ withdrawable }) => money(SUMMARY_COPY.withdrawable, withdrawable)),
    turnover: mapped(parts.withdraw, turnoverState),
    checkIn: mapped(parts.month, checkInState),
    reward: rewardState(parts.bonuses, parts.coupons),
    rebate: mapped(parts.rebates, rebateState),
    payee: mapped(parts.payees, ({ list }) => plain(list.length > 0 ? SUMMARY_COPY.payees(list.length) : SUMMARY_COPY.noPayee)),
    realName: mapped(parts.realName, ({ state }) => plain(SUMMARY_COPY.realName[state], state === 'rejected')),
    limit: mapped(parts.limits, limitState),
    coin: mapped(parts.mall?.coins, (coins) => plain(SUMMARY_COPY.coins(coins))),
    flip: mapped(parts.flip?.remaining, (remaining) => plain(SUMMARY_COPY.flips(remaining), remaining > 0)),
    peak: mapped(parts.peak, ({ rank }) => {
      if (rank === undefined) return null;
      return plain(rank === null ? SUMMARY_COPY.noRank : SUMMARY_COPY.rank(rank));
    }),
  };
}
