import * as z from '../schema';

/** FB's wire (venues: FB). All ids are JSON numbers except the order's; prices are decimal numbers; money is numbers and strings. */

export const fbEnvelopeSchema = z.object({
  success: z.soft(z.boolean(), false),
  code: z.numeric(z.int()),
  message: z.soft(z.nullable(z.textual()), ''),
  data: z.optional(z.unknown()),
});

/** Success code. `fb.bet.adapter` interprets the others for bets. */
export const FB_OK = 0;

/** match_play_type of the list call. */
export const FB_PLAY = { live: 1, parlay: 2, today: 3, early: 4, todayAndLive: 6, outright: 7 } as const;
