import type { FastifyInstance } from 'fastify';
import type { CallResponse } from '@pavilion/contract/call';
import { matchPastCall, PAST_LIMITS } from '@pavilion/contract/calls/past.calls';
import { CODE } from '@pavilion/contract/codes';
import { createLimit } from '../../../kernel/http/limit';
import { Rejection } from '../../../kernel/http/rejection';
import type { PastResult, Side, WorldMatch, WorldTable } from '../../../world/engine/world.model';
import type { Context } from '../../context';
import type { Venue } from '../../venue';
import { route } from '../../member/call/route';

/** Requests a minute from one address: a page sends one when a member opens its 数据. */
export const PASTS_PER_MINUTE = 120;

type Response = CallResponse<typeof matchPastCall>;

/** Results that came before a match, with names as its venue writes them. Public, like 赛果. */
export function registerPastCall(app: FastifyInstance, context: Context): void {
  const { world, venues } = context;
  const limit = createLimit(PASTS_PER_MINUTE);
  context.onReset(limit.clear);
  route(app, context, matchPastCall, async ({ body, ip }) => {
    await limit.take(ip);
    const venue = venues[body.venue];
    const match = venue.findMatch(world, body.matchId);
    if (!match) throw new Rejection(CODE.common, '比赛记录不存在');
    const { form, meetings, table } = await world.past(match);
    const listFor = (team: number, results: readonly PastResult[]) => results.map((result) => resultAt(venue, result, team));
    return {
      form: { home: listFor(match.home.number, form.home), away: listFor(match.away.number, form.away) },
      meetings: listFor(match.home.number, meetings),
      standings: table && standingsAt(venue, match, table),
    };
  });
}

function resultAt({ teamName }: Venue, { match, score }: PastResult, team: number): NonNullable<Response['meetings']>[number] {
  const { sport, league, home, away, kickOff } = match;
  return {
    kickOff: new Date(kickOff).toISOString(),
    league: league.shortName,
    home: teamName(sport, home),
    away: teamName(sport, away),
    score: [...score],
    side: home.number === team ? 'home' : 'away',
  };
}

function standingsAt({ teamName }: Venue, match: WorldMatch, { ranking, rows }: WorldTable): NonNullable<Response['standings']> {
  const sides = new Map<number, Side>([
    [match.home.number, 'home'],
    [match.away.number, 'away'],
  ]);
  return {
    ranking,
    rows: rows.slice(0, PAST_LIMITS.rows).map(({ team, points, form, ...counts }, index) => ({
      rank: index + 1,
      team: teamName(match.sport, team),
      side: sides.get(team.number) ?? null,
      ...counts,
      points: ranking === 'points' ? points : null,
      form: [...form],
    })),
  };
}
