import type { MatchState, Pair, WorldMatch, WorldPhase } from '../../world/world.model';

const LIVE = 1;

/** `ms`; every phase of play is 1. */
const STATUS: Partial<Record<WorldPhase, number>> = { 'not-started': 0, ended: 3, abandoned: 6, cancelled: 5 };

/** `mmp` */
const PHASE: Record<WorldPhase, string> = {
  'not-started': '0',
  'first-half': '6',
  'half-time': '31',
  'second-half': '7',
  ended: '999',
  abandoned: '90',
  cancelled: '90',
  q1: '13',
  q2: '14',
  q3: '15',
  q4: '16',
  break: '301',
  overtime: '40',
  'set-1': '8',
  'set-2': '9',
  'set-3': '10',
  'set-4': '11',
  'set-5': '12',
};
/** `mmp` of the break after so many quarters. */
const BREAK = ['0', '301', '302', '303'] as const;
const BEFORE_OVERTIME = '32';

export function isInPlay(phase: WorldPhase): boolean {
  return obStatus(phase) === LIVE;
}

export function obStatus(phase: WorldPhase): number {
  return STATUS[phase] ?? LIVE;
}

export function obPhase({ phase, periodScores }: MatchState): string {
  return phase === 'break' ? (BREAK[periodScores.length] ?? BEFORE_OVERTIME) : PHASE[phase];
}

/** Keys of `msc` for quarters (the fifth is all overtime) and sets. */
const QUARTERS = ['S19', 'S20', 'S21', 'S22', 'S7'] as const;
const SETS = ['S23', 'S39', 'S55', 'S71', 'S87'] as const;

type Score = Pair | readonly [string, string];
const row = (key: string, [home, away]: Score) => `${key}|${home}:${away}`;
const rows = (keys: readonly string[], scores: readonly Pair[]) =>
  scores.flatMap((score, index) => (keys[index] ? [row(keys[index], score)] : []));

/** `msc` */
export function obScores({ sport }: Pick<WorldMatch, 'sport'>, state: MatchState): string[] {
  if (state.phase === 'not-started' || state.phase === 'cancelled') return [];
  const whole = row('S1', state.score);
  if (sport === 'basketball') return [whole, ...rows(QUARTERS, state.periodScores)];
  if (sport === 'tennis') return [whole, ...rows(SETS, state.periodScores), ...(state.points ? [row('S103', state.points)] : [])];
  const half = state.halfScore ?? (state.phase === 'first-half' ? state.score : null);
  return [whole, ...(half ? [row('S2', half)] : []), row('S5', state.corners), row('S11', state.red), row('S12', state.yellow)];
}
