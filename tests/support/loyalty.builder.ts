import type { CallResponse } from '@pavilion/contract/call';
import type { rebateDayCall, rebateListCall } from '@pavilion/contract/calls/rebate.calls';
import type { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import type { RebateBet, RebateDay, RebatePage, Rebates } from '@/lib/domain/money/rebate/rebate.model';
import type { Vip, VipLevel, VipProgress } from '@/lib/domain/member/vip/vip.model';
import { moneyOnWire, timeOnWire } from './wire';

const COIN = 100n;
const NEEDS = [0n, 1_000n, 5_000n, 20_000n];

function aLevel(need: bigint, level: number): VipLevel {
  const rate = (above: number) => `0.${20 + 5 * level + above}`;
  return {
    level,
    need: need * COIN,
    keep: (need * COIN) / 5n,
    freeWithdrawals: 3 + level,
    gift: BigInt(level) * 8n * COIN,
    monthly: BigInt(level) * 50n * COIN,
    rates: { football: rate(0), basketball: rate(0), tennis: rate(0), combo: rate(10), game: rate(0) },
  };
}

/** VIP 1 on the way to VIP 2. */
export function aVip(changes: Partial<Vip> = {}): Vip {
  return {
    level: 1,
    stake: 124_000n,
    next: { level: 2, by: 'total', done: 124_000n, need: 500_000n, until: null },
    keep: { done: 4_000n, need: 20_000n, until: Date.UTC(2027, 1, 18, 12) },
    levels: NEEDS.map(aLevel),
    days: [
      { day: '2026-11-18', stake: 0n },
      { day: '2026-11-19', stake: 84_000n },
      { day: '2026-11-20', stake: 40_000n },
    ],
    history: [
      { at: Date.UTC(2026, 10, 20, 12), from: 0, to: 1, reason: 'promoted', stake: 100_000n, need: 100_000n },
      { at: Date.UTC(2026, 10, 1, 8), from: null, to: 0, reason: 'joined', stake: 0n, need: 0n },
    ],
    ...changes,
  };
}

/** A closed day of 2026-11-20 with a rebate. */
export function aRebateDay(changes: Partial<RebateDay> = {}): RebateDay {
  return {
    day: '2026-11-20',
    level: 1,
    state: 'claimable',
    bets: 7,
    counted: 4,
    validStake: 34_300n,
    amount: 71n,
    claimFrom: Date.UTC(2026, 10, 20, 16, 5),
    claimUntil: Date.UTC(2026, 10, 27, 16),
    claimedAt: null,
    ...changes,
  };
}

export function aRebates(list: readonly RebateDay[] = [aRebateDay()]): Rebates {
  const claimable = list.filter(({ state }) => state === 'claimable').reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  return { list, claimable, oddsFloor: '1.50' };
}

export function aRebateBet(changes: Partial<RebateBet> = {}): RebateBet {
  return {
    id: '1001',
    venue: 'FBTY',
    kind: 'football',
    title: '红城 vs 蓝港',
    selection: '让球 红城 -0.5/1',
    legs: 1,
    odds: '1.83',
    stake: 20_000n,
    validStake: 20_000n,
    rate: '0.20',
    rebate: '0.400000',
    reasons: ['full'],
    settledAt: Date.UTC(2026, 10, 20, 14),
    ...changes,
  };
}

const progressOnWire = ({ done, need }: VipProgress) => ({ done: moneyOnWire(done), need: moneyOnWire(need) });

/** The data of `vipInfo`. */
export function vipOnWire({ level, stake, next, keep, levels, days, history }: Vip): CallResponse<typeof vipInfoCall> {
  return {
    level,
    stake: moneyOnWire(stake),
    next: next && { level: next.level, by: next.by, until: timeOnWire(next.until), ...progressOnWire(next) },
    keep: keep && { ...progressOnWire(keep), until: timeOnWire(keep.until) },
    levels:
      levels &&
      levels.map(({ need, keep: kept, gift, monthly, ...same }) => ({
        ...same,
        need: moneyOnWire(need),
        keep: moneyOnWire(kept),
        gift: moneyOnWire(gift),
        monthly: moneyOnWire(monthly),
      })),
    days: days && days.map((one) => ({ day: one.day, stake: moneyOnWire(one.stake) })),
    history:
      history &&
      history.map(({ at, stake: staked, need, ...same }) => ({
        ...same,
        time: timeOnWire(at),
        stake: moneyOnWire(staked),
        need: moneyOnWire(need),
      })),
  };
}

function dayOnWire(day: RebateDay): CallResponse<typeof rebateListCall>['list'][number] {
  const { validStake, amount, claimFrom, claimUntil, claimedAt, ...same } = day;
  return {
    ...same,
    validStake: moneyOnWire(validStake),
    amount: moneyOnWire(amount),
    claimFrom: timeOnWire(claimFrom),
    claimUntil: timeOnWire(claimUntil),
    claimTime: timeOnWire(claimedAt),
  };
}

/** The data of `rebateList`. */
export function rebatesOnWire({ list, claimable, oddsFloor }: Rebates): CallResponse<typeof rebateListCall> {
  return { list: list.map(dayOnWire), claimable: moneyOnWire(claimable), oddsFloor };
}

/** The data of `rebateDay`. */
export function rebatePageOnWire({ day, exact, list, hasMore }: RebatePage): CallResponse<typeof rebateDayCall> {
  return {
    ...(day && { day: dayOnWire(day) }),
    exact,
    hasMore,
    list: list.map(({ stake, validStake, settledAt, reasons, ...same }) => ({
      ...same,
      reasons: [...reasons],
      stake: moneyOnWire(stake),
      validStake: moneyOnWire(validStake),
      settleTime: timeOnWire(settledAt),
    })),
  };
}
