import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import type { Call } from '@pavilion/contract/call';
import type { VenueCode } from '@pavilion/contract/constants';
import type { LaunchResponse, VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import { launchHeaders, launchRequest, parseLaunch } from '../../../lib/domain/betting/launch/launch.rules';
import { VENUE_LAUNCH } from '../../../lib/venues/launch';
import type { CallResult, Facts } from '../facts';
import { error, type Finding } from '../report/finding';
import { VENUE_SPECS } from '../venues/specs';
import { getOrigins } from './config.check';

/** A launch, judged; `session` is null when the site could not use it. */
export interface Launched {
  result: CallResult;
  findings: readonly Finding[];
  session: VenueSession | null;
}

const ADDRESS = 'data.url';

/** `opens`: another address of the response may replace `data.url`. */
function judgeAddress(venue: VenueCode, response: LaunchResponse, allowed: readonly string[], member: boolean, opens: boolean): Finding[] {
  const cost = opens ? `The site opens ${venue} at another address of the response, without its parameters.` : `${venue} cannot be opened.`;
  if (!URL.canParse(response.url ?? '')) return [error(ADDRESS, 'an address', 'other text', cost)];
  const url = new URL(response.url!);
  const named = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const findings: Finding[] = [];
  if (!allowed.includes(url.origin))
    findings.push(error(ADDRESS, `an address at an origin that vvPretty names for ${venue}`, 'another origin', cost));
  if (url.username || url.password) findings.push(error(ADDRESS, 'an address without user and password', 'one with them'));
  const token = response.token || named.get('token') || '';
  if (!/^[\x21-\x7e]{1,512}$/.test(token))
    findings.push(
      error('data.token', '1 to 512 visible ASCII characters, here or as token in data.url', token === '' ? 'nothing' : 'other text'),
    );
  for (const parameter of VENUE_SPECS[venue].parameters) {
    if ((parameter.member && !member) || named.get(parameter.name.toLowerCase())) continue;
    findings.push(error(`${ADDRESS} parameter ${parameter.name}`, 'a value', 'nothing', parameter.why));
  }
  return findings;
}

/** Launches a venue as the site does: with the member's token when there is one, else as a guest. */
export async function launch(facts: Facts, venue: VenueCode): Promise<Launched> {
  const https = facts.options.origin.startsWith('https:');
  const result = await facts.succeed(venueLaunchCall as Call, launchRequest(venue, https), { headers: launchHeaders(venue) });
  if (result.data === undefined || result.findings.some(({ level }) => level === 'error'))
    return { result, findings: result.findings, session: null };
  const response = result.data as LaunchResponse;
  const allowed = await getOrigins(facts, venue);
  const session = parseLaunch(venue, response, allowed, await VENUE_LAUNCH[venue]());
  const findings = [...result.findings, ...judgeAddress(venue, response, allowed, facts.token !== null, session !== null)];
  return { result, findings, session: session && elsewhere(session, facts.options.venues[venue]) };
}

/** The session at the origin of `--venues`, where one is given. */
function elsewhere(session: VenueSession, origin: string | undefined): VenueSession {
  if (!origin) return session;
  const extra = Object.entries(session.extra ?? {}).map(([name, value]) => [name, value.replace(session.origin, origin)]);
  return { ...session, origin, ...(session.extra ? { extra: Object.fromEntries(extra) as Record<string, string> } : {}) };
}
