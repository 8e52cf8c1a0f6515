import webPush from 'web-push';
import type { AlertKind } from '@pavilion/contract/calls/alert.calls';
import { DAY, MINUTE, SECOND } from '../../../kernel/clock/calendar';
import { createJob, type Job } from '../../../kernel/jobs/job';
import type { Context } from '../../context';
import { findAlertEvents, NEWS_MS } from './alert-events';
import { getAlertSettings } from './alert.store';
import { isAlertWanted } from './alert.rules';
import type { PushSubscriptionRow, Push } from './alert.tables';
import { pushKeysOf } from './push-keys';
import { isPushEndpoint } from './push-host.rules';
import { addPushes, forgetSubscription, listDuePushes, listKnownPushes, listSubscriptions, movePush, type DuePush } from './push.store';

const INTERVAL_MS = 1000;
/** Pushes that one run sends, and those on their way at once. */
const PER_RUN = 50;
const AT_ONCE = 10;
/** Real ms that a push service may take to respond. */
const TIMEOUT_MS = 5 * SECOND;
/** Real ms before each further attempt; then the push is given up. */
const RETRIES_MS = [15 * SECOND, MINUTE, 4 * MINUTE];
/** Seconds for which the push service keeps a push for a device that is off: shorter where it is soon no news. */
const TTL_S: Readonly<Record<AlertKind, number>> = {
  settled: DAY / SECOND,
  goal: (10 * MINUTE) / SECOND,
  kickoff: (10 * MINUTE) / SECOND,
  followGoal: (10 * MINUTE) / SECOND,
  money: DAY / SECOND,
  support: DAY / SECOND,
  promotion: DAY / SECOND,
};

type Pushing = Pick<Context, 'db' | 'world' | 'venues' | 'clock' | 'real' | 'env' | 'settings' | 'log'>;

/** Finds events of members with subscriptions and sends pushes. */
export function startPushSender(context: Pushing): Job {
  return createJob(context, { name: 'pushes', every: INTERVAL_MS, run: () => sendPushes(context) });
}

async function sendPushes(context: Pushing): Promise<void> {
  const subscriptions = await listSubscriptions(context.db, Date.now());
  if (subscriptions.length === 0) return;
  await planPushes(context, subscriptions);
  const due = await listDuePushes(context.db, context.real.now(), PER_RUN);
  for (let from = 0; from < due.length; from += AT_ONCE) {
    await Promise.all(due.slice(from, from + AT_ONCE).map((push) => send(context, push)));
  }
}

/** Stores a push for every new event at every subscription of its member, muted where the member does not want it. */
async function planPushes(context: Pushing, subscriptions: readonly PushSubscriptionRow[]): Promise<void> {
  const { db, clock, real } = context;
  const now = Math.trunc(clock.now());
  const members = [...new Set(subscriptions.map(({ memberId }) => memberId))];
  const events = await findAlertEvents(context, { members, since: now - NEWS_MS, now });
  if (events.length === 0) return;
  const known = await listKnownPushes(
    db,
    subscriptions.map(({ id }) => id),
  );
  const settingOf = await getAlertSettings(db, members);
  const rows = subscriptions.flatMap(({ id, memberId, madeAt }) =>
    events
      .filter((event) => event.memberId === memberId && event.at >= madeAt && !known.has(`${id} ${event.key}`))
      .map(({ kind, key, text, path, tag, at }) => {
        const setting = settingOf(memberId);
        const isWanted = isAlertWanted(setting, 'push', kind, at) && isAlertWanted(setting, 'push', kind, now);
        const state = isWanted ? ('waiting' as const) : ('muted' as const);
        return { subscriptionId: id, eventKey: key, kind, text, path, tag, eventAt: Math.trunc(at), state, dueReal: real.now() };
      }),
  );
  await addPushes(db, rows);
}

/** Sends one push, once: a push whose result is unknown is not sent again. */
async function send(context: Pushing, { push, to }: DuePush): Promise<void> {
  const { db, clock, real, log } = context;
  const now = clock.now();
  const setting = (await getAlertSettings(db, [to.memberId]))(to.memberId);
  if (!isAlertWanted(setting, 'push', push.kind, now)) return void (await movePush(db, push, 'waiting', { state: 'muted' }));
  if (now - push.eventAt > NEWS_MS) return void (await movePush(db, push, 'waiting', { state: 'dropped' }));
  const attempts = push.attempts + 1;
  if (!(await movePush(db, push, 'waiting', { state: 'sending', attempts }))) return undefined;
  const { result, status, retryAfterMs } = await post(context, push, to);
  if (result !== 'sent') log.warn({ service: new URL(to.endpoint).hostname, status, kind: push.kind }, 'push not delivered');
  if (result === 'gone') return forgetSubscription(db, to.id);
  const wait = RETRIES_MS[attempts - 1];
  if (result === 'later' && wait !== undefined) {
    const dueReal = real.now() + Math.max(wait, Math.min(retryAfterMs, RETRIES_MS.at(-1)!));
    return void (await movePush(db, push, 'sending', { state: 'waiting', dueReal }));
  }
  return void (await movePush(db, push, 'sending', { state: result === 'sent' ? 'sent' : 'dropped' }));
}

interface PushResult {
  /** `later`: certainly not delivered and worth another attempt. `gone`: the browser has no such subscription any more. */
  result: 'sent' | 'later' | 'gone' | 'lost';
  /** HTTP status, or the reason without one. */
  status: number | string;
  retryAfterMs: number;
}

/** Errors before a connection: nothing was sent. */
const UNREACHED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

async function post({ env, settings }: Pushing, push: Push, to: PushSubscriptionRow): Promise<PushResult> {
  // The list of services may be shorter than when it was stored.
  if (!isPushEndpoint(to.endpoint, env.pushOrigins)) return { result: 'gone', status: 'endpoint', retryAfterMs: 0 };
  const request = requestOf(env, pushKeysOf({ env, settings }), push, to);
  if (!request) return { result: 'gone', status: 'keys', retryAfterMs: 0 };
  try {
    const response = await fetch(to.endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return { ...resultOf(response.status), retryAfterMs: secondsOf(response.headers.get('retry-after')) * SECOND };
  } catch (error) {
    const { code = 'timeout' } = ((error as Error).cause ?? {}) as { code?: string };
    return { result: UNREACHED.has(code) ? 'later' : 'lost', status: code, retryAfterMs: 0 };
  }
}

/** The encrypted and signed request; null for a subscription whose keys are none. */
function requestOf(
  env: Pushing['env'],
  keys: ReturnType<typeof pushKeysOf>,
  { kind, text, path, tag }: Push,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
): Pick<RequestInit, 'method' | 'headers' | 'body'> | null {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ kind, text, path, tag }),
      { TTL: TTL_S[kind], topic: tag, urgency: 'normal', vapidDetails: { subject: env.pushContact, ...keys } },
    );
    const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
    return { method, headers: sent.map(([name, value]) => [name, String(value)] as [string, string]), body: new Uint8Array(body!) };
  } catch {
    return null;
  }
}

const secondsOf = (header: string | null) => (/^\d{1,6}$/.test(header ?? '') ? Number(header) : 0);

/** Result by status. 401 and 403: the subscription belongs to another key pair. */
function resultOf(status: number): Pick<PushResult, 'result' | 'status'> {
  if (status >= 200 && status < 300) return { result: 'sent', status };
  if ([401, 403, 404, 410].includes(status)) return { result: 'gone', status };
  return { result: status === 429 || status >= 500 ? 'later' : 'lost', status };
}
