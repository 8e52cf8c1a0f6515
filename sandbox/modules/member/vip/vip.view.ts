import { minorToText } from '@pavilion/number/money';
import { DAY, siteDateOf, siteDayOf } from '../../../kernel/clock/calendar';
import { LEVELS } from './level-table';
import type { RebateKind } from '../../betting/stake/stake.model';
import type { StakeDay } from '../../betting/stake/stake.tables';
import { keepOf, nextOf } from './vip.rules';
import type { Vip } from './vip.rules';

/** Number of newest changes shown to a member. */
const MAX_HISTORY = 50;
/** Number of days, today's included, whose stakes a member sees. */
const SHOWN_DAYS = 30;

const timeOf = (ms: number) => new Date(ms).toISOString();
/** Hundredths of a percent as percent: two places. */
export const percentOf = minorToText;

function ratesView(rates: Readonly<Record<RebateKind, bigint>>) {
  const { football, basketball, tennis, combo, game } = rates;
  return {
    football: percentOf(football),
    basketball: percentOf(basketball),
    tennis: percentOf(tennis),
    combo: percentOf(combo),
    game: percentOf(game),
  };
}

/** First and last day whose stakes a member sees at `now` (world ms). */
export const shownDays = (now: number): [first: number, last: number] => [siteDayOf(now) - (SHOWN_DAYS - 1) * DAY, siteDayOf(now)];

/** Stakes of each shown day, also of those without any. */
function daysView(stakes: readonly Pick<StakeDay, 'day' | 'stake'>[], now: number) {
  const [first] = shownDays(now);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = first + index * DAY;
    const sum = stakes.reduce((total, one) => (one.day === day ? total + one.stake : total), 0n);
    return { day: siteDateOf(day), stake: minorToText(sum) };
  });
}

/** A level as its member sees it at `now` (world ms), with the rules of all levels. `stakes`: those of the shown days. */
export function vipView(vip: Vip, stakes: readonly Pick<StakeDay, 'day' | 'stake'>[], now: number) {
  const next = nextOf(vip);
  const keep = keepOf(vip);
  return {
    level: vip.level,
    stake: minorToText(vip.stake),
    next: next && {
      level: next.level,
      by: next.by,
      done: minorToText(next.done),
      need: minorToText(next.need),
      until: next.until === null ? null : timeOf(next.until),
    },
    keep: keep && { done: minorToText(keep.done), need: minorToText(keep.need), until: timeOf(keep.until) },
    levels: LEVELS.map(({ need, keep: kept, freeWithdrawals, gift, monthly, rates }, level) => ({
      level,
      need: minorToText(need),
      keep: minorToText(kept),
      freeWithdrawals,
      gift: minorToText(gift),
      monthly: minorToText(monthly),
      rates: ratesView(rates),
    })),
    days: daysView(stakes, now),
    history: vip.history
      .toReversed()
      .slice(0, MAX_HISTORY)
      .map(({ at, from, to, reason, stake, need }) => ({
        time: timeOf(at),
        from,
        to,
        reason,
        stake: minorToText(stake),
        need: minorToText(need),
      })),
  };
}
