import { error, type Finding } from '../report/finding';
import { exchange, isLost, type Outcome } from '../wire/exchange';

const listOf = (header: string | null) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

function judgeAllowed(headers: Headers, origin: string): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return [];
  return [
    error('header access-control-allow-origin', origin, allowed === null ? 'nothing' : 'another origin', 'Browsers drop the response.'),
  ];
}

/** Judges a preflight as a browser does before it sends these headers. */
export async function preflight(
  url: string,
  method: 'GET' | 'POST',
  headers: readonly string[],
  origin: string,
  timeout: number,
): Promise<{ findings: Finding[]; ms: number }> {
  const outcome = await exchange(
    {
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers.join(',') },
    },
    timeout,
  );
  if (isLost(outcome)) return { findings: [error('', 'a response to the preflight', 'none')], ms: outcome.ms };
  if (outcome.status < 200 || outcome.status > 299)
    return { findings: [error('', 'HTTP 204 for a preflight', `HTTP ${outcome.status}`)], ms: outcome.ms };
  const names = listOf(outcome.headers.get('access-control-allow-headers'));
  const missing = headers.filter((name) => !names.includes(name) && !(names.includes('*') && name !== 'authorization'));
  const findings = judgeAllowed(outcome.headers, origin);
  if (missing.length > 0)
    findings.push(error('header access-control-allow-headers', missing.join(', '), 'not named', 'Browsers send no call with it.'));
  return { findings, ms: outcome.ms };
}

/** Judges the response itself: a page reads it only with its own origin in the header. */
export function judgeReadable(outcome: Outcome | null, origin: string): Finding[] {
  if (outcome === null || isLost(outcome)) return [];
  return judgeAllowed(outcome.headers, origin);
}
