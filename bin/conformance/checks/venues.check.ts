import { CODE } from '@pavilion/contract/codes';
import type { VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import { COUNTING_VENUE, type VenueCode } from '@pavilion/contract/constants';
import type { Facts } from '../facts';
import { judgeCompression } from '../judge/compression';
import { skipped, warning } from '../report/finding';
import { VENUE_SPECS } from '../venues/specs';
import type { VenueRead } from '../venues/venue-spec';
import type { Outcome } from '../wire/exchange';
import { about, type Check, nameOf, once } from './check';
import { configOf } from './config.check';
import { checkCounts } from './counts';
import { judgeReadable, preflight } from './cors';
import { launch, type Launched } from './venue-session';
import { rejectAt, type SendLimits, startVenueRun, succeedAt, type VenueRun } from './venue-run';

const UNKNOWN_TOKEN = 'conformance-unknown-token';
const VENUE_ORDER = Object.keys(VENUE_SPECS) as VenueCode[];

const limitsOf = ({ options }: Facts): SendLimits => ({ origin: options.origin, timeout: options.timeout });

/** Venues of `--venues`, else those that the configuration names; all when it names none, as a broken one does. */
async function offered(facts: Facts): Promise<readonly VenueCode[]> {
  const chosen = Object.keys(facts.options.venues);
  const { venueOrigins } = await configOf(facts);
  const named = VENUE_ORDER.filter((venue) => (chosen.length > 0 ? chosen.includes(venue) : Object.hasOwn(venueOrigins, venue)));
  return named.length > 0 ? named : VENUE_ORDER;
}

/** Guest launches, made before a member logs in. */
export const guestLaunches = once(async (facts) => {
  const launched = new Map<VenueCode, Launched>();
  for (const venue of await offered(facts)) launched.set(venue, await launch(facts, venue));
  return launched;
});

/** Each venue opens a guest session, or rejects visitors in the way that the site understands (contract §2.15). */
export const checkLaunches: Check = async (facts, add) => {
  for (const [venue, { result, findings }] of await guestLaunches(facts)) {
    const rejected = result.code === CODE.auth;
    const call = `${nameOf(facts.call('venueLaunch'))} (${venue}, visitor)`;
    add({
      call,
      ms: result.ms,
      findings: rejected
        ? [warning('status_code', 'a guest session', '10004', 'Visitors see an invitation to log in instead of matches.')]
        : findings,
    });
  }
};

/** OB's calls carry the number that `getUserInfo` returns. */
function numbered(run: VenueRun, read: VenueRead): VenueRun {
  const userId = read.name === 'getUserInfo' ? (run.known.data(read.name) as { userId?: unknown } | undefined)?.userId : undefined;
  if (typeof userId !== 'string') return run;
  const session: VenueSession = { ...run.session, extra: { ...run.session.extra, cuid: userId } };
  return startVenueRun(run.spec, { session, now: run.known.now, before: run.known });
}

/** Makes every read of a visitor; resolves to the run with the data of the responses. */
async function readAll(start: VenueRun, reads: readonly VenueRead[], facts: Facts, add: Parameters<Check>[1]): Promise<VenueRun> {
  let run = start;
  const outcomes: (Outcome | null)[] = [];
  for (const read of reads) {
    const step = await succeedAt(run, read, limitsOf(facts));
    outcomes.push(step.outcome);
    const readable = run.spec.browserHeaders === null ? [] : judgeReadable(step.outcome, facts.options.origin);
    add({ call: step.call, ms: step.ms, findings: [...step.findings, ...readable] });
    run = numbered(run, read);
  }
  // Browsers reach the others through the site, which compresses.
  if (run.spec.browserHeaders !== null) {
    const findings = judgeCompression(outcomes);
    if (findings.length > 0) add(about(`${run.spec.code} compression`, findings));
  }
  return run;
}

async function checkPreflight({ spec, session, known }: VenueRun, facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  if (spec.browserHeaders === null) return;
  for (const read of [spec.visitor[0]!, spec.member.at(-1)!]) {
    const call = read.call(known);
    if (call === null) continue;
    const { url, method } = spec.request(call, session);
    const headers = spec.browserHeaders.filter((name) => method === 'POST' || name !== 'content-type');
    const { findings, ms } = await preflight(url, method, headers, facts.options.origin, facts.options.timeout);
    add({ call: `${spec.code} OPTIONS ${call.path}`, ms, findings });
  }
}

/** The runs of visitors, for later checks. */
export const visitorRuns = new WeakMap<Facts, Map<VenueCode, VenueRun>>();

async function checkVenue(venue: VenueCode, facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  const spec = VENUE_SPECS[venue];
  const session = (await guestLaunches(facts)).get(venue)?.session ?? null;
  if (session === null) {
    add(about(`${venue} calls`, [skipped('There is no session: see its launch.')]));
    return;
  }
  const run = await readAll(startVenueRun(spec, { session, now: facts.now() }), spec.visitor, facts, add);
  visitorRuns.set(facts, (visitorRuns.get(facts) ?? new Map<VenueCode, VenueRun>()).set(venue, run));
  await checkPreflight(run, facts, add);
  const strange = { ...run.session, token: UNKNOWN_TOKEN };
  const expired = await rejectAt(
    run,
    spec.visitor[spec.code === 'OBTY' ? 1 : 0]!,
    strange,
    spec.isExpired,
    `${spec.expiredText} for an unknown token`,
    limitsOf(facts),
  );
  add({ call: `${expired.call} with an unknown token`, ms: expired.ms, findings: expired.findings });
  const quote = await rejectAt(
    run,
    spec.quote,
    run.session,
    (code) => code !== spec.ok,
    'a rejection: a guest gets no quote',
    limitsOf(facts),
  );
  add({ call: `${quote.call} as a guest`, ms: quote.ms, findings: quote.findings });
}

/** A selection on sale, requested without a report: calls about matches need one. */
export async function findMatch(facts: Facts): Promise<Facts['match']> {
  for (const [venue, { session }] of await guestLaunches(facts)) {
    const spec = VENUE_SPECS[venue];
    if (!session || !spec.match) continue;
    let run = startVenueRun(spec, { session, now: facts.now() });
    for (const read of spec.visitor) {
      await succeedAt(run, read, limitsOf(facts));
      const match = spec.match(run.known);
      if (match) return match;
      run = numbered(run, read);
    }
  }
  return null;
}

/** Tries the reads of visitors at each venue, as pages of the site make them. */
export const checkVenues: Check = async (facts, add) => {
  for (const venue of await offered(facts)) await checkVenue(venue, facts, add);
};

/** Tries the reads of a member at each venue, in a session of the member's own. */
export const checkMemberVenues: Check = async (facts, add) => {
  for (const venue of await offered(facts)) {
    const spec = VENUE_SPECS[venue];
    const { result, findings, session } = await launch(facts, venue);
    add({ call: `${nameOf(facts.call('venueLaunch'))} (${venue}, member)`, ms: result.ms, findings });
    if (session === null) continue;
    const before = visitorRuns.get(facts)?.get(venue)?.known;
    const start = startVenueRun(spec, { session, now: facts.now(), ...(before ? { before } : {}) });
    const lists = before ? [] : spec.visitor;
    const user = spec.visitor.filter(({ name }) => name === 'getUserInfo');
    const run = await readAll(start, before ? user : lists, facts, add);
    await readAll(run, [...spec.member, spec.quote], facts, add);
    if (venue === COUNTING_VENUE) add(await checkCounts(run.session, facts.options));
  }
};
