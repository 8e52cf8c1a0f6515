import 'server-only';
import { SERVER_TIMEOUT_MS } from '@/lib/contract/constants';
import { logFailure } from '@/lib/kit/log/failure-log.server';
import type { GuestVenue } from '@/lib/venues/venue';
import { createObCaller } from './ob.client';
import { createObReading } from './ob.reading.venue';
import { toObSessions } from './ob.request';
import { withCuid } from './ob.user.api';

/** OB as the site's server reads it for visitors; its calls carry the number that OB gives a guest. */
export const obGuest: GuestVenue = {
  createReading: (sessions) => createObReading(createObCaller(toObSessions(sessions)), SERVER_TIMEOUT_MS),
  afterLaunch: (session) => withCuid(session, (error) => logFailure('OBTY getUserInfo', error)),
};
