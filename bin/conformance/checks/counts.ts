import { CODE } from '@pavilion/contract/codes';
import { countsSchema } from '@pavilion/contract/venues/ob.wire';
import type { VenueSession } from '../../../lib/domain/betting/launch/launch.model';
import { isEnvelope, judgeSuccess, type ReadEnvelope, readEnvelope } from '../judge/envelope';
import { judgeHttp } from '../judge/http';
import { issuesOf } from '../judge/issues';
import type { Options } from '../options';
import { error, type Finding, type Step } from '../report/finding';
import { exchange } from '../wire/exchange';
import { judgeReadable, preflight } from './cors';

const NAME = 'GET {apiUrl}/{token}?merchantCode= (counts of the lobby)';

/** The site reads the counts whole or not at all. */
function judgeCounts(read: ReadEnvelope): Finding[] {
  if (read.code === CODE.success) return [...read.findings, ...issuesOf(countsSchema, read.data, 'data')];
  return judgeSuccess(read, countsSchema);
}

/** The platform's counts with the launch's address, as a page requests them (spec §7). */
export async function checkCounts({ token, extra = {} }: VenueSession, { origin, timeout }: Options): Promise<Omit<Step, 'group'>> {
  const { apiUrl = '', merchantCode = '' } = extra;
  if (!URL.canParse(apiUrl)) {
    return {
      call: NAME,
      ms: null,
      findings: [error('data.apiUrl', 'an address at one of the venue’s origins', 'none', 'The lobby shows no counts.')],
    };
  }
  const url = `${apiUrl}/${encodeURIComponent(token)}?${new URLSearchParams({ merchantCode }).toString()}`;
  const allowed = await preflight(url, 'GET', ['requestid', 'client-type'], origin, timeout);
  const outcome = await exchange({ method: 'GET', url, headers: { origin, requestId: token, 'client-type': 'h5' } }, timeout);
  const { findings, body } = judgeHttp(outcome, isEnvelope);
  const read = body === undefined ? [] : judgeCounts(readEnvelope(body));
  return { call: NAME, ms: outcome.ms, findings: [...allowed.findings, ...findings, ...judgeReadable(outcome, origin), ...read] };
}
