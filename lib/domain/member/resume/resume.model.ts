import * as z from '@pavilion/contract/schema';

/** Path at which the site's server returns what a member can go on with. */
export const RESUME_PATH = '/api/home-resume';

const tileSchema = z.object({
  /** `round`: an unfinished one; `bets`: all open ones; `deposit`: an open one; `match`: a followed one, to come or over; `game`: one to play. */
  kind: z.enum(['round', 'bets', 'deposit', 'match', 'game']),
  title: z.string(),
  note: z.string(),
  /** Decimal text after `note`, which obeys the member's hide-balance switch; null for a tile without money. */
  amount: z.nullable(z.string()),
  /** A game's code, a deposit's number, or venue and number of a match, `FBTY/863211`; '' for bets. */
  id: z.string(),
});

export const resumeSchema = z.object({
  /** `popular`: the member has nothing to go on with, and these games are played most. */
  shelf: z.enum(['resume', 'popular']),
  tiles: z.array(tileSchema),
});

export type Resume = z.infer<typeof resumeSchema>;
export type ResumeTile = z.infer<typeof tileSchema>;
