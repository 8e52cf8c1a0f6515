import type { Match } from './sport.model';

/** True if a match is finished or cancelled. */
export const isOver = ({ status }: Pick<Match, 'status'>): boolean => status === 'ended' || status === 'cancelled';
