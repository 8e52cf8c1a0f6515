import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { VenueCode } from '../../../lib/contract/constants';
import { venueContent } from './venue.content';
import { registerVenuePage } from './venue.page';
import type { Pricing } from '../../world/engine/world.model';
import { createApp } from '../../kernel/http/app';
import type { Context } from '../../modules/context';
import { injectFaults } from '../../kernel/faults/faults.hook';
import type { Refuse } from '../../kernel/faults/faults.hook';
import { isSiteOrigin, siteHosts } from '../../kernel/http/public-host';

/** Real seconds for which a browser may remember a preflight, so that polling does not double its requests. */
const PREFLIGHT_LIFE_S = 600;

/**
 * A venue's own app on its own origin: only pages of the site may call it, with the headers named (contract §1). `refuse` makes
 * a failed answer in the venue's envelope.
 */
export async function createVenueApp(
  context: Context,
  venue: { code: VenueCode; pricing: Pricing },
  headers: readonly string[],
  refuse: Refuse,
): Promise<FastifyInstance> {
  const app = createApp(context);
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && isSiteOrigin(context.env, origin) ? origin : false),
    methods: ['GET', 'POST'],
    allowedHeaders: [...headers],
    maxAge: PREFLIGHT_LIFE_S,
  });
  injectFaults(app, context.faults, refuse);
  registerVenuePage(
    app,
    siteHosts(context.env).map((host) => `http://${host}:*`),
    (token, soon) => venueContent(context, venue.code, venue.pricing, token, soon),
  );
  return app;
}
