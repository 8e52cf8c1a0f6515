import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { ServedVenue } from './served-venue';
import { venueContent } from './venue-content';
import { registerVenuePage } from './venue-page';
import { createApp } from '../../kernel/http/app';
import { compressResponses } from '../../kernel/http/compression';
import type { Context } from '../../modules/context';
import { injectFaults } from '../../kernel/faults/faults-hook';
import { isSiteOrigin, siteHosts } from '../../kernel/http/public-host';

/** Real seconds for which a browser may cache a preflight, so that polling does not double its requests. */
const PREFLIGHT_LIFE_S = 600;

/** A venue's own app on its own origin: only pages of the site may call it, with its headers (contract §1). */
export async function createVenueApp(context: Context, venue: ServedVenue): Promise<FastifyInstance> {
  const app = createApp(context);
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && isSiteOrigin(context.env, origin) ? origin : false),
    methods: ['GET', 'POST'],
    allowedHeaders: [...venue.headers],
    maxAge: PREFLIGHT_LIFE_S,
  });
  injectFaults(app, context.faults, venue.fault);
  compressResponses(app);
  registerVenuePage(
    app,
    siteHosts(context.env).map((host) => `http://${host}:*`),
    (token, soon) => venueContent(context, venue.code, venue.pricing, token, soon),
  );
  venue.register(app, context);
  return app;
}
