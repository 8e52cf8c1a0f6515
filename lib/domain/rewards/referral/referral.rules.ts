import {
  METADATA_KEYS,
  REFERRAL_LIFE_MS,
  REFERRAL_NAMES,
  type AppMetadata,
  type Landing,
  type Inviter,
  type Referral,
  type ReferralName,
} from './referral.model';

const CODE = /^[A-Za-z0-9_-]{1,64}$/;
const METADATA_MAX_BYTES = 1024;
const METADATA_VALUE = /^[^\p{C}]{1,64}$/u;
const ADDRESS_MAX = 8192;

/** True for a text that can be a referral or agent code; anybody can write a link. */
export function isReferralCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/**
 * The query of an address, then the query of the return path in it: a member page's link leads to the login first, and its
 * code must not get lost.
 */
function queriesOf(search: string): URLSearchParams[] {
  if (search.length > ADDRESS_MAX) return [];
  const own = new URLSearchParams(search);
  const target = own.get('redirect') ?? '';
  const mark = target.indexOf('?');
  return mark === -1 || !target.startsWith('/') ? [own] : [own, new URLSearchParams(target.slice(mark))];
}

/** Parses the codes of an address; ignores a value that breaks the grammar (spec §2). */
export function landingOf(search: string): Landing {
  const queries = queriesOf(search);
  const first = (name: string) => queries.map((query) => query.get(name)).find((value) => value !== null) ?? null;
  const code = (name: string) => {
    const value = first(name);
    return isReferralCode(value) ? value : null;
  };
  const found = REFERRAL_NAMES.map((name) => [name, code(name)] as const).filter(([, value]) => value !== null);
  const metadata = first('metadata');
  return {
    codes: Object.fromEntries(found),
    agentVerify: code('agent_verify'),
    growCode: code('growCode'),
    metadata: metadata === null ? null : readMetadata(metadata),
  };
}

/** An app's metadata: JSON of at most 1 KB with only the three known keys; null for anything else. */
export function readMetadata(text: string): AppMetadata | null {
  if (new TextEncoder().encode(text).length > METADATA_MAX_BYTES) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  const known: readonly string[] = METADATA_KEYS;
  const fits = entries.every(([key, entry]) => known.includes(key) && typeof entry === 'string' && METADATA_VALUE.test(entry));
  return fits && entries.length > 0 ? Object.fromEntries(entries) : null;
}

/**
 * The stored codes that are still valid at `now` (ms, server's clock); drops the rest (spec §6). A time in the future came
 * from a wrong clock and counts as now, so that no code outlives its life.
 */
export function liveReferral(stored: unknown, now: number): Referral {
  const live: Referral = {};
  if (typeof stored !== 'object' || stored === null) return live;
  for (const name of REFERRAL_NAMES) {
    const entry: unknown = Object.hasOwn(stored, name) ? (stored as Record<string, unknown>)[name] : null;
    if (typeof entry !== 'object' || entry === null) continue;
    const { value, at } = entry as { value?: unknown; at?: unknown };
    if (!isReferralCode(value) || typeof at !== 'number' || !Number.isFinite(at)) continue;
    if (now - at < REFERRAL_LIFE_MS[name]) live[name] = { value, at: Math.min(at, now) };
  }
  return live;
}

/** Live codes merged with new ones; a new code replaces the old one of its name. */
export function withArrived(live: Referral, codes: Landing['codes'], now: number): Referral {
  const updated: Referral = { ...live };
  for (const name of REFERRAL_NAMES) {
    const value = codes[name];
    if (value !== undefined) updated[name] = { value, at: now };
  }
  return updated;
}

/** Codes of friends (link, poster, board), then that of a promotion. */
const INVITER_ORDER = ['invite_code', 'r_code', 'r_bet', 'i_code'] as const satisfies readonly ReferralName[];

/** The inviter that registration starts from: a friend's invitation before a promotion's link. */
export function inviterOf(live: Referral): Inviter | null {
  for (const source of INVITER_ORDER) {
    const entry = live[source];
    if (entry) return { code: entry.value, source };
  }
  return null;
}
