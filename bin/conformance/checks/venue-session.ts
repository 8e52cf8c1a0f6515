import { venueLaunchCall } from '@pavilion/contract/calls/game.calls';
import type { Call } from '@pavilion/contract/call';
import type { VenueCode } from '@pavilion/contract/constants';
import type { LaunchAnswer, VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import { launchHeaders, launchRequest, parseLaunch } from '../../../lib/domain/betting/launch/launch.rules';
import { VENUE_LAUNCH } from '../../../lib/venues/launch';
import type { Asked, Facts } from '../facts';
import { error, type Finding } from '../report/finding';
import { VENUE_SPECS } from '../venues/specs';
import { originsOf } from './config.check';

/** A launch, judged; `session` is null when the site could not use it. */
export interface Launched {
  asked: Asked;
  findings: readonly Finding[];
  session: VenueSession | null;
}

const ADDRESS = 'data.url';

/** `opens`: another address of the response may replace `data.url`. */
function judgeAddress(venue: VenueCode, answer: LaunchAnswer, allowed: readonly string[], member: boolean, opens: boolean): Finding[] {
  const cost = opens ? `The site opens ${venue} at another address of the response, without its parameters.` : `${venue} cannot be opened.`;
  if (!URL.canParse(answer.url ?? '')) return [error(ADDRESS, 'an address', 'other text', cost)];
  const url = new URL(answer.url!);
  const named = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const findings: Finding[] = [];
  if (!allowed.includes(url.origin))
    findings.push(error(ADDRESS, `an address at an origin that vvPretty names for ${venue}`, 'another origin', cost));
  if (url.username || url.password) findings.push(error(ADDRESS, 'an address without user and password', 'one with them'));
  const token = answer.token || named.get('token') || '';
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
  const asked = await facts.succeed(venueLaunchCall as Call, launchRequest(venue, https), { headers: launchHeaders(venue) });
  if (asked.data === undefined || asked.findings.some(({ level }) => level === 'error'))
    return { asked, findings: asked.findings, session: null };
  const answer = asked.data as LaunchAnswer;
  const allowed = await originsOf(facts, venue);
  const session = parseLaunch(venue, answer, allowed, await VENUE_LAUNCH[venue]());
  const findings = [...asked.findings, ...judgeAddress(venue, answer, allowed, facts.token !== null, session !== null)];
  return { asked, findings, session: session && elsewhere(session, facts.options.venues[venue]) };
}

/** The session at the origin of `--venues`, where one is given. */
function elsewhere(session: VenueSession, origin: string | undefined): VenueSession {
  if (!origin) return session;
  const extra = Object.entries(session.extra ?? {}).map(([name, value]) => [name, value.replace(session.origin, origin)]);
  return { ...session, origin, ...(session.extra ? { extra: Object.fromEntries(extra) as Record<string, string> } : {}) };
}
