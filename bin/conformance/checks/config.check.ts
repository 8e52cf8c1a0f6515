import { siteConfigSchema } from '@pavilion/contract/calls/site.calls';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import { chatOriginOf, venueOriginOf } from '../../../lib/domain/site/config/origins.rules';
import { decryptCbc } from '../../../lib/kit/crypto/aes';
import type { Facts } from '../facts';
import { judgeAbsent } from '../judge/absent';
import { partIssuesOf } from '../judge/issues';
import { kindOf } from '../judge/kind';
import { error, type Finding, skipped, warning } from '../report/finding';
import { listAt, valueAt } from '../json-path';
import { about, type Check, once } from './check';

/** The decrypted configuration, as far as the site can use it. */
export interface Config {
  findings: readonly Finding[];
  venueOrigins: Readonly<Record<string, readonly string[]>>;
  /** '' without a usable address. */
  chatSocketUrl: string;
}

const NO_CONFIG = { venueOrigins: {}, chatSocketUrl: '' };
const LOSS = 'Without the configuration the site has no venue, no chat and no customer service.';

function judgeVenues(config: unknown): { findings: Finding[]; origins: Record<string, string[]> } {
  const findings: Finding[] = [];
  const origins: Record<string, string[]> = {};
  const named = valueAt(config, 'venueOrigins');
  for (const code of Object.keys(typeof named === 'object' && named !== null ? named : {})) {
    const list = listAt(named, code);
    const usable = list.flatMap((address, index) => {
      const origin = typeof address === 'string' ? venueOriginOf(address) : null;
      const at = `venueOrigins.${code}.${index}`;
      if (origin === null)
        findings.push(error(at, 'https:// and a host (http:// on a loopback address)', 'another address', `${code} is not called there.`));
      else if (origin !== address)
        findings.push(warning(at, 'an origin alone', 'an address with a path or a slash', 'The site uses its origin.'));
      return origin === null ? [] : [origin];
    });
    if (usable.length > 0) origins[code] = usable;
    if (list.length === 0)
      findings.push(error(`venueOrigins.${code}`, 'a list of origins', kindOf(valueAt(named, code)), `${code} is not called.`));
  }
  for (const code of VENUE_CODES.filter((venue) => valueAt(named, venue) === undefined)) {
    findings.push(warning(`venueOrigins.${code}`, 'an origin of the venue', 'none', `The site does not offer ${code}.`));
  }
  return { findings, origins };
}

function judgeAddresses(config: unknown): Finding[] {
  return ['customerServiceUrl', 'downloads.android', 'downloads.ios'].flatMap((at) => {
    const address = valueAt(config, at);
    if (typeof address !== 'string' || address === '' || venueOriginOf(address) !== null) return [];
    return [error(at, 'an https:// address, or empty text', 'other text')];
  });
}

function judgeChat(config: unknown): { findings: Finding[]; chatSocketUrl: string } {
  const address = valueAt(config, 'chatSocketUrl');
  if (typeof address !== 'string' || address === '')
    return { findings: [warning('chatSocketUrl', 'a wss:// address', 'none', 'The site shows no chat.')], chatSocketUrl: '' };
  if (chatOriginOf(address) === null)
    return { findings: [error('chatSocketUrl', 'wss:// and a host (ws:// on a loopback address)', 'another address')], chatSocketUrl: '' };
  return { findings: [], chatSocketUrl: address };
}

async function readConfig(facts: Facts): Promise<Config> {
  const [sec, pretty] = [await facts.read('sec'), await facts.read('vvPretty')];
  const [key, iv] = [valueAt(sec.data, 'key'), valueAt(sec.data, 'iv')];
  if (typeof key !== 'string' || typeof iv !== 'string' || typeof pretty.data !== 'string') {
    return { ...NO_CONFIG, findings: [skipped('sec or vvPretty is missing.')] };
  }
  const plain = await decryptCbc(pretty.data, key, iv);
  if (plain === null)
    return { ...NO_CONFIG, findings: [error('data', 'base64 of AES-CBC with key and iv of sec', 'text that does not decrypt', LOSS)] };
  let config: unknown;
  try {
    config = JSON.parse(plain);
  } catch {
    return { ...NO_CONFIG, findings: [error('(decrypted)', 'JSON', 'other text', LOSS)] };
  }
  const venues = judgeVenues(config);
  const chat = judgeChat(config);
  const findings = [
    ...partIssuesOf(siteConfigSchema, config, '(decrypted)'),
    ...judgeAbsent(siteConfigSchema, config, '(decrypted)'),
    ...venues.findings,
    ...chat.findings,
    ...judgeAddresses(config),
  ];
  return { findings, venueOrigins: venues.origins, chatSocketUrl: chat.chatSocketUrl };
}

/** The decrypted configuration of this run. */
export const configOf = once(readConfig);

/** Origins of a venue: those of `--venues`, else the configuration's. */
export async function getOrigins(facts: Facts, venue: VenueCode): Promise<readonly string[]> {
  return (await configOf(facts)).venueOrigins[venue] ?? [];
}

/** `vvPretty` decrypts with `sec`, and each of its parts is usable (contract §2.7). */
export const checkConfig: Check = async (facts, add) => {
  const { findings } = await configOf(facts);
  add(about('vvPretty, decrypted with sec', findings));
};
