import { z } from 'zod';
import { PLAY } from './fb.list.rules';

/** Bodies that FB takes. Unknown fields (`languageType`, `isPC`, …) are ignored. venues §1.1 */
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const oddsType = z.number().int().min(1).max(5).default(1);
export const time = z.number().int().nonnegative().max(8.64e15);
export const page = { current: z.number().int().min(1).max(10_000).default(1), size: z.number().int().min(1).max(50).default(50) };

export const emptySchema = z.object({});

export const statisticalSchema = z.object({
  sportTypes: z.array(z.number().int()).max(10).optional(),
  leagueId: id.optional(),
});

export const listSchema = z
  .object({
    type: z.union([z.literal(PLAY.live), z.literal(PLAY.today), z.literal(PLAY.early), z.literal(PLAY.todayAndLive)]).optional(),
    sportId: z.number().int().optional(),
    sportIds: z.array(z.number().int()).max(50).optional(),
    leagueId: id.optional(),
    leagueIds: z.array(id).max(50).optional(),
    matchIds: z.array(id).max(50).optional(),
    beginTime: time.optional(),
    endTime: time.optional(),
    orderBy: z.union([z.literal(0), z.literal(1)]).default(0),
    oddsType,
    ...page,
  })
  .refine((body) => body.type ?? body.leagueId ?? body.leagueIds ?? body.matchIds, 'type, league or match is needed');

export const detailSchema = z.object({ matchId: id, oddsType });


export type ListRequest = z.infer<typeof listSchema>;
