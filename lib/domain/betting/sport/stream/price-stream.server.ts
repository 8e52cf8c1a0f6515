import 'server-only';
import { getNaming } from '@/lib/domain/site/home/home.server';
import { renewedHot } from '../list/hot.server';
import { renewedList } from '../shared-list.server';
import { createHub, type HubPorts } from './hub.server';
import { MAX_STREAM_LISTS } from './stream.model';
import { readStreamName } from './stream-name.rules';
import { venueTabs } from '../venue.rules';
import { STREAM_HEADERS } from '@/lib/domain/site/gate/headers.rules';
import { processSingleton } from '@/lib/kit/store/process-singleton';
import { isSameSite } from '@/lib/server/forward/forward.rules';
import { failure } from '@/lib/server/forward/response.server';
import { isDraining, onDrain } from '@/lib/server/lifecycle/drain.server';
import { gateLimit } from '@/lib/server/redis.server';
import { OPEN_VENUES } from '@/lib/venues/registry';
import { createOpenStreams } from '@/lib/server/event-stream/open-streams.server';

/** Streams of one process, of one address, and bytes that wait for a slow reader: two whole lists of six pages. */
const STREAMS = { total: 5_000, address: 300, waiting: 512 * 1024 };
/** New streams of one address: 120 at once, then two a second. */
const OPENED = { name: 'price-stream', steady: { points: 1, seconds: 1 }, burst: { points: 119, seconds: 119 } };
/** ms between two comments, which show a silent connection to be alive. */
const COMMENT_MS = 5_000;
const COMMENT = new TextEncoder().encode(':\n\n');

/** Reads a list for everybody; not from a venue that the platform has closed. */
const load: HubPorts['load'] = async ({ venue, timeframe, ...filter }) => {
  const open = venueTabs(await getNaming(), OPEN_VENUES).some(({ code, state }) => code === venue && state === 'open');
  if (!open) return null;
  const renewed = await (timeframe === 'hot' ? renewedHot(venue) : renewedList(venue, { ...filter, timeframe }));
  return renewed && { data: renewed.value, at: renewed.at };
};

const parts = processSingleton('price-stream', () => {
  const streams = createOpenStreams(STREAMS);
  setInterval(() => streams.sendAll(COMMENT), COMMENT_MS).unref();
  onDrain(() => streams.endAll());
  return { streams, hub: createHub({ load, now: Date.now }), opened: gateLimit(OPENED) };
});

/**
 * The prices of lists as server-sent events (decision 78): each list as a whole, then its changes. 400 malformed, 403 from another site,
 * 409 another build's page, 429 and 503 too many streams; the browser polls after any of them.
 */
export async function openPriceStream(request: Request): Promise<Response> {
  const { headers, method, url } = request;
  const own = isSameSite({
    fetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('x-forwarded-host') ?? headers.get('host') ?? '',
  });
  if (!own) return failure(403);
  const { searchParams } = new URL(url);
  const lists = [...new Set(searchParams.getAll('list'))];
  if (lists.length === 0 || lists.length > MAX_STREAM_LISTS || lists.some((list) => !readStreamName(list))) return failure(400);
  if (searchParams.get('build') !== (process.env.NEXT_PUBLIC_BUILD_MARK ?? '')) return failure(409);
  if (isDraining()) return failure(503, { 'Retry-After': '1' });
  if (method === 'HEAD') return new Response(null, { headers: STREAM_HEADERS });
  const { streams, hub, opened } = parts();
  const address = headers.get('x-forwarded-for') ?? '';
  if (!(await opened.take(address))) return failure(429, { 'Retry-After': '10' });
  const body = streams.open(address, (stream) => {
    // The headers leave with the first bytes, and lists may come late.
    stream.send(COMMENT);
    const unsubscribes = lists.map((list) => hub.read(list, stream.send));
    if (unsubscribes.includes(null)) stream.end();
    return () => unsubscribes.forEach((end) => end?.());
  });
  return body ? new Response(body, { headers: STREAM_HEADERS }) : failure(503, { 'Retry-After': '10' });
}
