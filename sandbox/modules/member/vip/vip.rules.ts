import type { LEVEL_REASONS } from '@pavilion/contract/calls/vip.calls';
import type { ValidStake } from '../../betting/stake/stake.model';
import { DAY } from '../../../kernel/clock/calendar';
import { LEVELS, rulesOf, TOP_LEVEL } from './level-table';

/** World ms of a period in which a level is kept or lost; it begins at registration and with every change of the level. */
export const PERIOD = 90 * DAY;

/** Minor units, world ms. */
export interface LevelChange {
  at: number;
  /** Null at registration. */
  from: number | null;
  to: number;
  reason: (typeof LEVEL_REASONS)[number];
  /** All stakes for `joined` and `promoted`, else those of the period. */
  stake: bigint;
  /** Stakes that the level reached or lost requires. */
  need: bigint;
}

/** A member's level at one moment. */
export interface Vip {
  level: number;
  /** The level at registration, which is never lost. */
  base: number;
  /** The highest level so far. */
  peak: number;
  /** All valid stakes. */
  stake: bigint;
  /** Valid stakes of the present period, and its start. */
  inPeriod: bigint;
  periodStart: number;
  /** Oldest first. */
  history: readonly LevelChange[];
}

/** A level that is updated in place, stake by stake. */
export type VipCourse = Vip & { history: LevelChange[] };

/** The level that so many valid stakes reach. */
export function levelOf(stake: bigint): number {
  return LEVELS.findLastIndex(({ need }) => stake >= need);
}

/** The level of a member who registered at `since` with the level `base`. */
export function joinedVip(base: number, since: number): VipCourse {
  const history: LevelChange[] = [{ at: since, from: null, to: base, reason: 'joined', stake: 0n, need: 0n }];
  return { level: base, base, peak: base, stake: 0n, inPeriod: 0n, periodStart: since, history };
}

function change(vip: VipCourse, at: number, to: number, reason: LevelChange['reason'], money: Pick<LevelChange, 'stake' | 'need'>): void {
  vip.history.push({ at, from: vip.level, to, reason, ...money });
  Object.assign(vip, { level: to, peak: Math.max(vip.peak, to), inPeriod: 0n, periodStart: at });
}

/** Ends the periods that are over at `until`: each one below the level's requirement demotes by one, never below the base. */
export function endPeriods(vip: VipCourse, until: number): void {
  while (vip.periodStart + PERIOD <= until) {
    const end = vip.periodStart + PERIOD;
    const { keep } = rulesOf(vip.level);
    if (vip.level > vip.base && vip.inPeriod < keep) change(vip, end, vip.level - 1, 'demoted', { stake: vip.inPeriod, need: keep });
    else Object.assign(vip, { inPeriod: 0n, periodStart: end });
  }
}

/** Adds a stake that was settled after all before it. A stake that reaches the total of a level promotes at once. */
export function addStake(vip: VipCourse, { stake, closedAt }: Pick<ValidStake, 'stake' | 'closedAt'>): void {
  endPeriods(vip, closedAt);
  vip.stake += stake;
  vip.inPeriod += stake;
  const to = reachable(vip);
  if (to > vip.peak) change(vip, closedAt, to, 'promoted', { stake: vip.stake, need: rulesOf(to).need });
  else if (to > vip.level) change(vip, closedAt, to, 'restored', { stake: vip.inPeriod, need: rulesOf(to).keep });
}

/** The level at a moment before the newest change, by the history alone. */
export function levelAt({ history, base }: Pick<Vip, 'history' | 'base'>, at: number): number {
  return history.findLast((one) => one.at <= at)?.to ?? base;
}

/** The highest level that the stakes reach now: a new one by its total, one that was lost by its stakes in the period. */
function reachable({ level, peak, stake, inPeriod }: Vip): number {
  const total = levelOf(stake);
  if (total > peak) return total;
  let to = level;
  while (to < peak && inPeriod >= rulesOf(to + 1).keep) to += 1;
  return to;
}

/** Requirement of the next level. `until`: the end of the period in which a lost level is regained. */
export interface NextLevel {
  level: number;
  by: 'total' | 'period';
  done: bigint;
  need: bigint;
  until: number | null;
}

/** Null at the highest level. */
export function nextOf({ level, peak, stake, inPeriod, periodStart }: Vip): NextLevel | null {
  if (level >= TOP_LEVEL) return null;
  const next = level + 1;
  const { need, keep } = rulesOf(next);
  return next <= peak
    ? { level: next, by: 'period', done: inPeriod, need: keep, until: periodStart + PERIOD }
    : { level: next, by: 'total', done: stake, need, until: null };
}

/** Requirement for keeping the level until the period ends; null at the level of registration. */
export function keepOf({ level, base, inPeriod, periodStart }: Vip): { done: bigint; need: bigint; until: number } | null {
  return level > base ? { done: inPeriod, need: rulesOf(level).keep, until: periodStart + PERIOD } : null;
}
