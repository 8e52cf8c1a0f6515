import { minorToText } from '@pavilion/number/money';
import { LEVELS } from './level-table';
import type { RebateKind } from '../../betting/stake/stake.model';
import { keepOf, nextOf } from './vip.rules';
import type { Vip } from './vip.rules';

/** Number of newest changes shown to a member. */
const MAX_HISTORY = 50;

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

/** A level as its member sees it, with the rules of all levels. */
export function vipView(vip: Vip) {
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
    levels: LEVELS.map(({ need, keep: kept, freeWithdrawals, rates }, level) => ({
      level,
      need: minorToText(need),
      keep: minorToText(kept),
      freeWithdrawals,
      rates: ratesView(rates),
    })),
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
