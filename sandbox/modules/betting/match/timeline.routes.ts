import type { FastifyInstance } from 'fastify';
import { matchTimelineCall } from '@pavilion/contract/calls/feed.calls';
import { CODE } from '@pavilion/contract/codes';
import type { Context } from '../../context';
import { Rejection } from '../../../kernel/http/rejection';
import { route } from '../../member/call/route';
import type { WorldPhase } from '../../../world/engine/world.model';

const STATUS: Partial<Readonly<Record<WorldPhase, string>>> = {
  'not-started': 'upcoming',
  ended: 'ended',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
};

/** Timeline of a match until the world's now. Public, like the score. */
export function registerTimelineCall(app: FastifyInstance, context: Context): void {
  const { world, venues } = context;
  route(app, context, matchTimelineCall, ({ body }) => {
    const match = venues[body.venue].findMatch(world, body.matchId);
    if (!match) throw new Rejection(CODE.common, '比赛记录不存在');
    const at = world.now();
    const { length, events, momentum, figures, periods } = world.timeline(match, at);
    return {
      status: STATUS[world.state(match, at).phase] ?? 'live',
      length,
      events: [...events],
      momentum: [...momentum],
      statistics: [...figures],
      periods: [...periods],
    };
  });
}
