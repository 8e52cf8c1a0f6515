import { knownTime } from '@/lib/kit/format/known-time';
import { vipInfoCall } from '@pavilion/contract/calls/vip.calls';
import { knownMinor } from '@pavilion/number/known-money';
import { toMinor } from '@pavilion/number/money';
import { callPlatform } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import type { Vip } from './vip.model';

const progressOf = ({ done, need }: { done: string; need: string }) => ({ done: toMinor(done), need: toMinor(need) });

/** Level, progress, rules, daily stakes and history of the member. */
export async function getVip(signal?: AbortSignal, caller: PlatformCaller = callPlatform): Promise<Vip> {
  const { level, stake, next, keep, levels, days, history } = await caller(vipInfoCall, {}, { signal });
  return {
    level,
    stake: knownMinor(stake),
    next: next && {
      level: next.level,
      by: next.by,
      until: knownTime(next.until),
      ...progressOf(next),
    },
    keep: keep && { ...progressOf(keep), until: Date.parse(keep.until) },
    levels:
      levels &&
      levels.map(({ need, keep: kept, gift, monthly, ...same }) => ({
        ...same,
        need: knownMinor(need),
        keep: knownMinor(kept),
        gift: knownMinor(gift),
        monthly: knownMinor(monthly),
      })),
    days: days && days.map((one) => ({ day: one.day, stake: toMinor(one.stake) })),
    history:
      history &&
      history.map(({ time, stake: staked, need, ...same }) => ({
        ...same,
        at: Date.parse(time),
        stake: knownMinor(staked),
        need: knownMinor(need),
      })),
  };
}
