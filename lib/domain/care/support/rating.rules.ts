import type { RatingReason } from './ticket.model';

/** Reasons that fit a number of stars. */
export function reasonsFor(stars: number): readonly RatingReason[] {
  return stars >= 4 ? ['solved', 'friendly', 'quick'] : ['unsolved', 'slow', 'unclear'];
}
