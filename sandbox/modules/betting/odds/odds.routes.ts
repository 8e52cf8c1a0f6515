import type { FastifyInstance } from 'fastify';
import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import type { Context } from '../../context';
import { createLimit } from '../../../kernel/http/limit';
import { route } from '../../member/call/route';
import { createHistories } from './history';

/** Histories a minute from one address: a page requests one when a member opens a selection, then once a minute. */
export const HISTORIES_PER_MINUTE = 120;

export function registerOddsCalls(app: FastifyInstance, context: Context): void {
  const limit = createLimit(HISTORIES_PER_MINUTE);
  context.onReset(limit.clear);
  const historyOf = createHistories(context.world);
  route(app, context, oddsHistoryCall, async ({ body, ip }) => {
    await limit.take(ip);
    const { findSelection, pricing } = context.venues[body.venue];
    const selection = findSelection(context.world, body);
    // A selection that was never sold has an empty history, and so has 冠军; the page shows the rest without it.
    return selection && selection.kind !== 'outright'
      ? historyOf({ ...selection, pricing })
      : { asOf: new Date(context.clock.now()).toISOString(), kickOff: null, points: [], lines: [] };
  });
}
