import * as z from '@pavilion/contract/schema';
import type { VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import { judgeHttp } from '../judge/http';
import { issuesOf } from '../judge/issues';
import { error, type Finding, skipped } from '../report/finding';
import type { VenueKnown, VenueRead, VenueSpec } from '../venues/venue-spec';
import { exchange, type Outcome } from '../wire/exchange';

/** A venue with one session, and the data of its responses. */
export interface VenueRun {
  spec: VenueSpec;
  session: VenueSession;
  known: VenueKnown;
  keep(name: string, data: unknown): void;
}

interface RunOptions {
  session: VenueSession;
  /** ms of the platform's clock. */
  now: number;
  /** Facts from an earlier run of the same venue. */
  before?: VenueKnown;
}

export function startVenueRun(spec: VenueSpec, { session, now, before }: RunOptions): VenueRun {
  const data = new Map<string, unknown>();
  return {
    spec,
    session,
    known: { now, session, data: (name) => (data.has(name) ? data.get(name) : before?.data(name)) },
    keep: (name, value) => data.set(name, value),
  };
}

export interface VenueStep {
  call: string;
  ms: number | null;
  findings: readonly Finding[];
  code: number | string | null;
  outcome: Outcome | null;
}

type Judge = (code: number | string, data: unknown) => readonly Finding[];

const isTable = (body: unknown) => typeof body === 'object' && body !== null;

/** Sends one call and judges its content by `judge`. `origin`: of the calling page. */
async function sendRead(
  run: VenueRun,
  read: VenueRead,
  session: VenueSession,
  judge: Judge,
  { origin, timeout }: SendLimits,
): Promise<VenueStep> {
  const call = read.call(run.known);
  if (call === null)
    return { call: `${run.spec.code} ${read.name}`, ms: null, findings: [skipped(read.without ?? '')], code: null, outcome: null };
  const request = run.spec.request(call, session);
  const outcome = await exchange({ ...request, headers: { ...request.headers, origin } }, timeout);
  const name = `${run.spec.code} ${call.method} ${call.path}${read.name.includes('(') ? ` ${read.name.slice(read.name.indexOf('('))}` : ''}`;
  const { findings, body } = judgeHttp(outcome, isTable);
  if (body === undefined) return { call: name, ms: outcome.ms, findings, code: null, outcome };
  const envelope = await run.spec.read(body);
  const all = [...findings, ...envelope.findings, ...(envelope.code === null ? [] : judge(envelope.code, envelope.data))];
  if (envelope.code === run.spec.ok) run.keep(read.name, envelope.data);
  return { call: name, ms: outcome.ms, findings: all, code: envelope.code, outcome };
}

export interface SendLimits {
  origin: string;
  /** ms */
  timeout: number;
}

/** Makes a call that should succeed, and judges its content and rows. */
export function succeedAt(run: VenueRun, read: VenueRead, limits: SendLimits): Promise<VenueStep> {
  const { ok, root } = run.spec;
  return sendRead(
    run,
    read,
    run.session,
    (code, data) => {
      if (code !== ok && read.also?.includes(code)) return [];
      if (code !== ok) return [error('code', String(ok), String(code))];
      const whole = issuesOf(read.schema, data, root);
      if (whole.some(({ level }) => level === 'error')) return whole;
      const ofRows = (read.rows?.(data) ?? []).flatMap(({ at, rows, schema }) => issuesOf(z.array(schema), rows, '', rowErrorAt(at)));
      return [...whole, ...ofRows];
    },
    limits,
  );
}

/** `text` begins with the row's index in the flat list; its own path replaces it. */
const rowErrorAt = (at: readonly string[]) => (text: string, expected: string, found: string) =>
  error(
    text.replace(/^\d+/, (index) => at[Number(index)] ?? index),
    expected,
    found,
    'The site leaves the row out.',
  );

/** Makes a call that should be rejected with a code that fits. */
export function rejectAt(
  run: VenueRun,
  read: VenueRead,
  session: VenueSession,
  fits: (code: number | string) => boolean,
  text: string,
  limits: SendLimits,
): Promise<VenueStep> {
  return sendRead(run, read, session, (code) => (fits(code) ? [] : [error('code', text, String(code))]), limits);
}
