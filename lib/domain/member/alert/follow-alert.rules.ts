import type { AlertChoice, AlertKind } from './alert.model';

/** Kinds of alerts about followed matches. */
export const FOLLOW_KINDS = ['kickoff', 'followGoal'] as const satisfies readonly AlertKind[];
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** Alerts that a followed match can still cause: its kick-off until it begins, and goals of football, as the platform reports them. */
export function followKindsOf({ sport, status }: { sport: string; status: string }): readonly FollowKind[] {
  const kinds: FollowKind[] = status === 'upcoming' ? ['kickoff'] : [];
  return sport === 'football' && (status === 'upcoming' || status === 'live') ? [...kinds, 'followGoal'] : kinds;
}

/** True if a kind is announced in any way. */
export const isAlertOn = ({ inSite, push }: AlertChoice): boolean => inSite || push;
