import { VENUE_CODES, toVenueCode, type VenueCode } from '@pavilion/contract/constants';
import { READS } from './calls/reads';

/** Groups of checks in the order in which they run. */
export const GROUPS = ['visitor', 'signature', 'config', 'launch', 'venues', 'guard', 'member', 'bets', 'chat', 'write'] as const;
export type Group = (typeof GROUPS)[number];

export interface Options {
  /** Origin of the platform. */
  platform: string;
  /** Only these venues, at these origins; '' is the origin that the launch names. Empty = all. */
  venues: Readonly<Partial<Record<VenueCode, string>>>;
  /** Replaces the configuration's; '' without. */
  chat: string;
  /** Origin of the site's pages, for CORS and the chat. */
  origin: string;
  signKey: string;
  /** '' without. */
  user: string;
  password: string;
  token: string;
  /** Device of the session; '' makes one. */
  uuid: string;
  groups: readonly Group[];
  /** Names of platform calls to read; empty = all. */
  calls: readonly string[];
  json: boolean;
  strict: boolean;
  /** ms per request. */
  timeout: number;
}

export const HELP = `npm run conformance -- --platform URL [options]

Checks a platform and its venues against the contract, call by call. Reads only, unless --write is given.

  --platform URL        origin of the platform; default: PLATFORM_ORIGIN
  --venues CODE,…       only these venues; CODE=URL calls one at another origin than the launch names
  --chat URL            address of the chat, in place of the configuration's
  --origin URL          origin of the site's pages (http://127.0.0.1:3000)
  --only GROUP,…        ${GROUPS.join(', ')}
  --call NAME,…         of the platform's reads only these: preInfo, memberInfo, …
  --user NAME           the member, in place of PLATFORM_USER
  --write               also commands on the smallest scale, all of them undone
  --strict              a warning counts as an error
  --timeout MS          longest wait for a response (6000)
  --json                one JSON document in place of lines
  --help

A member's calls need PLATFORM_USER and PLATFORM_PASSWORD in the environment, or PLATFORM_TOKEN and PLATFORM_UUID of a session.
The key of the signature is NEXT_PUBLIC_SIGN_KEY; set it to an empty text for a platform without one.
Exit code: 0 no error, 1 errors, 2 wrong arguments.`;

/** The command was called wrongly; the message has the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const VALUES = new Set(['--platform', '--venues', '--chat', '--origin', '--only', '--call', '--timeout', '--user']);
const SWITCHES = new Set(['--write', '--strict', '--json', '--help']);

function readArguments(argv: readonly string[]): Map<string, string> {
  const read = new Map<string, string>();
  for (let at = 0; at < argv.length; at += 1) {
    const [name = '', inline] = argv[at]!.split(/=(.*)/s, 2);
    if (name === '--password' || name === '--token')
      throw new UsageError(`${name} would be seen by every user of this machine: set PLATFORM_PASSWORD or PLATFORM_TOKEN.`);
    if (SWITCHES.has(name)) read.set(name, 'on');
    else if (VALUES.has(name)) {
      const value = inline ?? argv[(at += 1)];
      if (value === undefined || value === '') throw new UsageError(`${name} needs a value.`);
      read.set(name, value);
    } else throw new UsageError(`Unknown argument ${name}.`);
  }
  return read;
}

function originIn(name: string, text: string, protocols: RegExp): string {
  if (!URL.canParse(text) || !protocols.test(new URL(text).protocol)) throw new UsageError(`${name}: "${text}" is no address.`);
  return text.replace(/\/+$/, '');
}

function originAloneIn(name: string, text: string): string {
  const { origin, pathname, search, username } = new URL(originIn(name, text, /^https?:$/));
  if (pathname !== '/' || search !== '' || username !== '') throw new UsageError(`${name} must be an origin alone: scheme, host and port.`);
  return origin;
}

function venuesIn(text: string): Partial<Record<VenueCode, string>> {
  const pairs = text.split(',').map((pair) => {
    const [code = '', address = ''] = pair.split(/=(.*)/s, 2);
    const venue = toVenueCode(code);
    if (venue === null) throw new UsageError(`--venues: "${code}" is none of ${VENUE_CODES.join(', ')}.`);
    return [venue, address === '' ? '' : originAloneIn('--venues', address)] as const;
  });
  return Object.fromEntries(pairs);
}

function groupsIn(text: string | undefined, write: boolean): readonly Group[] {
  if (text === undefined) return GROUPS.filter((group) => write || group !== 'write');
  const named = text.split(',');
  const wrong = named.find((name) => !GROUPS.some((group) => group === name));
  if (wrong !== undefined) throw new UsageError(`--only: "${wrong}" is none of ${GROUPS.join(', ')}.`);
  if (named.includes('write') && !write) throw new UsageError('--only write needs --write too.');
  return GROUPS.filter((group) => named.includes(group) || (write && group === 'write'));
}

function callsIn(text: string): readonly string[] {
  const named = text.split(',');
  const wrong = named.find((name) => !Object.hasOwn(READS, name));
  if (wrong !== undefined) throw new UsageError(`--call: "${wrong}" is none of ${Object.keys(READS).join(', ')}.`);
  return named;
}

/** Options of the command line; null requests the help. @throws UsageError */
export function readOptions(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Options | null {
  const read = readArguments(argv);
  if (read.has('--help')) return null;
  const platform = read.get('--platform') || env.PLATFORM_ORIGIN;
  if (!platform) throw new UsageError('--platform is missing.');
  const timeout = Number(read.get('--timeout') ?? 6_000);
  if (!Number.isInteger(timeout) || timeout < 100 || timeout > 120_000)
    throw new UsageError('--timeout must be ms between 100 and 120000.');
  const user = read.get('--user') ?? env.PLATFORM_USER ?? '';
  const password = env.PLATFORM_PASSWORD ?? '';
  if (user !== '' && password === '' && !env.PLATFORM_TOKEN) throw new UsageError('PLATFORM_PASSWORD is missing.');
  return {
    platform: originAloneIn('--platform', platform),
    venues: read.has('--venues') ? venuesIn(read.get('--venues')!) : {},
    chat: read.has('--chat') ? originIn('--chat', read.get('--chat')!, /^wss?:$/) : '',
    origin: originAloneIn('--origin', read.get('--origin') ?? 'http://127.0.0.1:3000'),
    signKey: env.NEXT_PUBLIC_SIGN_KEY ?? '',
    user,
    password,
    token: env.PLATFORM_TOKEN ?? '',
    uuid: env.PLATFORM_UUID ?? '',
    groups: groupsIn(read.get('--only'), read.has('--write')),
    calls: read.has('--call') ? callsIn(read.get('--call')!) : [],
    json: read.has('--json'),
    strict: read.has('--strict'),
    timeout,
  };
}
