import type { Pair } from '@/lib/domain/betting/match/sport.model';
import type { Side } from './timeline.model';

export type Outcome = 'won' | 'drawn' | 'lost';

/** A finished match of a team. */
export interface PastResult {
  /** ms */
  kickOff: number;
  /** Short name. */
  league: string;
  home: string;
  away: string;
  score: Pair;
  /** Side of the team whose result it is; for meetings of the present home team. */
  side: Side;
}

/** A team's place in a table. */
export interface TableRow {
  rank: number;
  team: string;
  /** Side of the present match that it plays on. */
  side: Side | null;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number | null;
  /** Last outcomes, newest first. */
  form: readonly Outcome[];
}

export interface Table {
  /** Reason of the order: points, or the share of matches won. */
  ranking: 'points' | 'wins';
  rows: readonly TableRow[];
}

/** Results that came before a match, newest first; a part is null where the platform does not have it. */
export interface Past {
  form: Readonly<Record<Side, readonly PastResult[]>> | null;
  meetings: readonly PastResult[] | null;
  table: Table | null;
}
