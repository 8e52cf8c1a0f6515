import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { ok, post } from '../../../kernel/control/control-call';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { EVENT_STATES, eventStateOf, eventView, eventsOf, findEvent } from './event.view';

const eventsQuerySchema = z.object({
  state: z.optional(z.enum(EVENT_STATES)),
  sport: z.optional(z.enum(['football', 'basketball', 'tennis', 'volleyball'])),
});

const eventSchema = z.object({
  type: z.enum(['goal', 'card', 'corner', 'suspend', 'resume', 'finish', 'abandon']),
  side: z.optional(z.enum(['home', 'away'])),
  minute: z.optional(z.number().check(z.int(), z.gte(0), z.lte(130))),
});

/** Calls for testers: the world's matches, and what happens in them. */
export function registerMatchControl(app: FastifyInstance, context: Context): void {
  const { clock, world } = context;

  app.get('/sandbox/events', (request) => {
    const query = eventsQuerySchema.safeParse(request.query);
    if (!query.success) throw new Rejection(CODE.validation, undefined, { field: 'state' });
    return ok(eventsOf(context, query.data.state, query.data.sport));
  });

  app.get<{ Params: { id: string } }>('/sandbox/events/:id', (request) => {
    const match = findEvent(context, request.params.id);
    if (!match) throw new Rejection(CODE.common);
    return ok(eventView(context, match));
  });

  post(app, '/sandbox/events/:id', eventSchema, async (event, params) => {
    const match = findEvent(context, params.id ?? '');
    if (!match) throw new Rejection(CODE.common);
    await context.addEvent({ matchId: match.id, ...event, at: Math.trunc(clock.now()) });
    await context.settle();
    const state = world.state(match);
    return {
      id: match.id,
      state: eventStateOf(match, state, clock.now()),
      minute: event.minute ?? Math.floor(state.seconds / 60),
      score: state.score,
    };
  });
}
