import 'server-only';
import { cache } from 'react';

/** What the frame needs to know about the site, once per request. */
export const siteFacts = cache(async () => ({ down: false }));
