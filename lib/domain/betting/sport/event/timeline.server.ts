import 'server-only';
import type { InitialTimeline } from '@/lib/domain/betting/sport/list/initial-data.model';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { sharedFor } from '@/lib/domain/betting/sport/shared-list.server';
import { logFailure } from '@/lib/kit/http/failure-log.server';
import { BusinessError } from '@/lib/kit/http/errors';
import { within } from '@/lib/kit/store/within.server';
import { callPlatform } from '@/lib/platform/server.client';
import { getTimeline } from './timeline.api';
import type { Timeline } from './timeline.model';

/** ms for which requests share a response, short beside the browser's interval: its first poll must not follow at once. */
const SHARED_MS = 3_000;
/** ms that a match waits for its timeline; without it the page requests one itself. */
const WAIT_MS = 20;

/**
 * The timeline of a running match for its page, which then calls the platform only for the next one. Null where the platform has none or is
 * late. Never throws.
 */
export async function getInitialTimeline({ venue, id, status }: Pick<Match, 'venue' | 'id' | 'status'>): Promise<InitialTimeline | null> {
  if (status !== 'live') return null;
  const name = `${venue}:timeline:${id}`;
  // A failure is a value as well: the page is complete without a timeline, so it is still for everybody.
  const load = async (): Promise<Timeline | 'none'> => {
    try {
      return await getTimeline(venue, id, {}, callPlatform);
    } catch (error) {
      if (!(error instanceof BusinessError)) logFailure(name, error);
      return 'none';
    }
  };
  const found = await within(sharedFor(SHARED_MS, name, load), WAIT_MS);
  if (!found || found.value === 'none') return null;
  return { timeline: found.value, age: Math.max(0, Date.now() - found.at) };
}
