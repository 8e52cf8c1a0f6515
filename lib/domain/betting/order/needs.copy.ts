import { SIDE_COPY } from '@/lib/domain/betting/match/market.copy';
import { unitOf } from '@/lib/domain/betting/sport/selection.copy';
import type { Pair } from '../match/sport.model';
import type { Needs } from './needs.rules';
import { OUTCOME_NAMES } from './order.copy';
import type { OrderLeg } from './order.model';

const NEEDS_COPY = {
  hit: '已命中',
  out: '已无法命中',
  leading: '领先中',
  level: '打平',
  levelNow: '目前打平',
  hitNow: '目前命中',
  wonNow: '目前赢',
  needs: (team: string, count: number, unit: string) => `${team}还差 ${count} ${unit}`,
  sinceBet: '投注后',
  ahead: (count: number) => `净胜 ${count}`,
  behind: (count: number) => `净负 ${count}`,
  more: (count: number) => `还差 ${count}`,
  corners: (count: number, wanted: number) => `${SIDE_COPY.corners} ${count}/${wanted}`,
} as const;

/** Verbs of a count: so far, and further. */
const VERBS = {
  goals: { done: (whose: string, count: number) => `${whose}已进 ${count}`, ends: (more: string, then: string) => `再进 ${more}即${then}` },
  points: {
    done: (whose: string, count: number) => `${whose}已得 ${count}`,
    ends: (more: string, then: string) => `再得 ${more}即${then}`,
  },
  played: {
    done: (whose: string, count: number) => `${whose}已打 ${count}`,
    ends: (more: string, then: string) => `再打 ${more}即${then}`,
  },
  corners: {
    done: (_: string, count: number) => `${SIDE_COPY.corners} ${count}`,
    ends: (more: string, then: string) => `再有 ${more}即${then}`,
  },
} as const;

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('，');

/** `还差 1 球`, `已进 2，还差 1`, `净胜 1，赢半，还差 1 球`, `角球 7/9`: what a leg of a running match still needs. */
export function needsText(leg: OrderLeg, needs: Needs): string {
  const { outcome } = needs;
  if (needs.isFinal) return outcome === 'won' ? NEEDS_COPY.hit : outcome === 'lost' ? NEEDS_COPY.out : OUTCOME_NAMES[outcome];
  switch (leg.marketKind) {
    case 'handicap':
    case 'set-handicap':
      return joined(leadText(leg, needs), outcome === 'won' ? NEEDS_COPY.wonNow : between(needs), gapText(leg, needs));
    case 'total':
    case 'set-total':
    case 'home-total':
    case 'away-total':
    case 'corner-total':
      return totalText(leg, needs);
    case 'draw-no-bet':
      return outcome === 'won'
        ? NEEDS_COPY.leading
        : joined(outcome === 'push' ? NEEDS_COPY.level : '', between(needs), gapText(leg, needs));
    case 'winner':
      if (outcome === 'won') return leg.role === 'draw' ? NEEDS_COPY.levelNow : NEEDS_COPY.leading;
      return joined(outcome === 'push' ? NEEDS_COPY.level : '', gapText(leg, needs));
    default:
      return outcome === 'won' ? NEEDS_COPY.hitNow : gapText(leg, needs);
  }
}

/** `走水`, `赢半`: an outcome between win and loss. */
const between = ({ outcome }: Pick<Needs, 'outcome'>) => (outcome === 'won' || outcome === 'lost' ? '' : OUTCOME_NAMES[outcome]);

/** A whole tennis match is won by sets. */
const gapUnit = (leg: OrderLeg) =>
  leg.sport === 'tennis' && leg.marketKind === 'winner' && leg.period === 'full'
    ? unitOf({ ...leg, marketKind: 'set-total' })
    : unitOf(leg);

/** `还差 2 球`; of a side that is not the selection's own, with its name: `蓝港还差 1 球`. */
function gapText(leg: OrderLeg, { gap }: Needs): string {
  if (!gap) return '';
  const unit = gapUnit(leg);
  const isNamed = leg.marketKind === 'both-score' || leg.marketKind === 'correct-score' || leg.role === 'draw';
  if (!isNamed) return NEEDS_COPY.needs('', gap[0] + gap[1], unit);
  return joined(...[leg.home, leg.away].map((team, side) => (gap[side]! > 0 ? NEEDS_COPY.needs(team, gap[side]!, unit) : '')));
}

function leadText({ role }: OrderLeg, { counted: [home, away], isSinceBet }: Needs): string {
  const ahead = role === 'home' ? home - away : away - home;
  const text = ahead === 0 ? NEEDS_COPY.level : ahead > 0 ? NEEDS_COPY.ahead(ahead) : NEEDS_COPY.behind(-ahead);
  return isSinceBet ? `${NEEDS_COPY.sinceBet}${text}` : text;
}

const countFor = ({ marketKind }: OrderLeg, [home, away]: Pair) =>
  marketKind === 'home-total' ? home : marketKind === 'away-total' ? away : home + away;

function totalText(leg: OrderLeg, needs: Needs): string {
  const { gap, limit } = needs;
  const count = countFor(leg, needs.counted);
  const missing = gap ? gap[0] + gap[1] : 0;
  const isCorners = leg.marketKind === 'corner-total';
  if (isCorners && missing > 0) return joined(NEEDS_COPY.corners(count, count + missing), between(needs));
  const verbs = isCorners
    ? VERBS.corners
    : leg.sport === 'football'
      ? VERBS.goals
      : leg.sport === 'basketball'
        ? VERBS.points
        : VERBS.played;
  const whose = leg.marketKind === 'home-total' ? leg.home : leg.marketKind === 'away-total' ? leg.away : '';
  return joined(
    verbs.done(whose, count),
    between(needs),
    missing > 0 ? NEEDS_COPY.more(missing) : '',
    limit ? verbs.ends(`${limit.count} ${unitOf(leg)}`, OUTCOME_NAMES[limit.outcome]) : '',
  );
}
