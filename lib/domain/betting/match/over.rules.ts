import type { Match } from './sport.model';

/** True if a match is finished or cancelled. */
export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'ended' || status === 'cancelled';

/** True for a match that is being played, a break or an interruption included. */
export const isPlayed = ({ status }: Pick<Match, 'status'>): boolean => status === 'live' || status === 'interrupted';
