import type { Endpoint } from '@pavilion/contract/calls/endpoint';
import { isCommand } from '../calls/commands';
import { READS } from '../calls/reads';
import { type CallResult, type Facts, isChosen } from '../facts';
import { valueAt } from '../json-path';
import { kindOf } from '../judge/kind';
import { error, type Finding, type Step, warning } from '../report/finding';
import { isLost } from '../wire/exchange';
import { about, type Check, nameOf } from './check';
import { judgePictures } from './pictures';

/** ms by which a platform's clock may differ from this machine's without a finding. */
const CLOCK_MS = 60_000;

const FIRST = ['preInfo', 'sec'] as const;

/** The first calls when neither returns an envelope: there is no platform, and no other call is useful. Else empty. */
export async function noPlatform(facts: Facts): Promise<readonly Omit<Step, 'group'>[]> {
  const steps: Omit<Step, 'group'>[] = [];
  for (const name of FIRST) {
    const { code, outcome, ms, findings } = await facts.read(name);
    if (code !== null) return [];
    steps.push({ call: nameOf(facts.call(name)), ms, findings });
    if (outcome !== null && isLost(outcome) && outcome.lost === 'unreachable') break;
  }
  return [
    ...steps,
    about(`the platform at ${facts.options.platform}`, [
      error('', 'a platform that responds with the envelope', 'none', 'Nothing else was checked.'),
    ]),
  ];
}

function judgeClock({ outcome }: CallResult): Finding[] {
  if (outcome === null || isLost(outcome)) return [];
  const date = outcome.headers.get('date');
  if (date === null)
    return [error('header date', 'the platform’s time', 'nothing', 'Pages need it to sign calls and to show match times.')];
  const at = Date.parse(date);
  if (Number.isNaN(at)) return [error('header date', 'an HTTP date', 'other text', 'Pages need it to sign calls and to show match times.')];
  const seconds = Math.round((at - Date.now()) / 1000);
  if (Math.abs(seconds) * 1000 <= CLOCK_MS) return [];
  return [
    warning(
      'header date',
      'this machine’s time',
      `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}`,
      'Pages take the platform’s: 今天 and match times follow it.',
    ),
  ];
}

/** The site reads this one field before and apart from everything else (contract §2.20). */
function judgeMaintenance(data: unknown): Finding[] {
  const status = valueAt(data, 'maintainConfig.status');
  if (data === undefined || (status !== null && status !== '' && Number.isInteger(Number(status)))) return [];
  return [error('data.maintainConfig.status', 'a number (0 is maintenance)', kindOf(status), 'The site never shows its maintenance.')];
}

/** Names of calls that are neither a read with its request nor a command. */
export function unplanned(calls: readonly Pick<Endpoint, 'name' | 'session' | 'reads'>[]): string[] {
  return calls.filter((call) => !Object.hasOwn(READS, call.name) && !isCommand(call)).map(({ name }) => name);
}

/** Every call that a visitor makes, in the order of the table. */
export const checkVisitor: Check = async (facts, add) => {
  for (const name of Object.keys(READS)) {
    const call = facts.calls.find((one) => one.name === name);
    if (!call || call.session === 'member' || !isChosen(facts.options, name)) continue;
    const result = await facts.read(name);
    add({ call: nameOf(call), ms: result.ms, findings: result.findings });
  }
  const preInfo = await facts.read('preInfo');
  add(about('clock of the platform', judgeClock(preInfo)));
  add(about('maintenance', judgeMaintenance(preInfo.data)));
  if (facts.options.calls.length === 0) add(about('pictures that the responses name', await judgePictures(facts)));
  const missing = unplanned(facts.calls);
  for (const name of missing)
    add(about(nameOf(facts.call(name)), [error('', `a request for ${name} in bin/conformance/calls/reads.ts`, 'none')]));
};
