import { error, type Finding, warning } from '../report/finding';
import { isLost, type Lost, type Outcome, type Reply } from '../wire/exchange';
import { textKindOf } from './kind';

/** ms that a visitor's page waits for the platform, and that a refresh in the background may take. contract §2.20 */
export const GOOD_MS = 400;
export const SLOW_MS = 5_000;
function judgeLost({ lost, detail, ms }: Lost): Finding {
  if (lost === 'timeout') return error('', 'a response in time', `none within ${ms} ms`);
  return error('', 'a response', `none (${detail})`);
}

function judgeTime(ms: number, good: number): Finding[] {
  if (ms > SLOW_MS) return [error('', `a response within ${SLOW_MS} ms`, `${ms} ms`, 'The site stops waiting before that.')];
  if (ms <= good) return [];
  return [
    warning('', `a response within ${good} ms`, `${ms} ms`, 'Visitors’ pages show an older copy; up to 5 s works in the background.'),
  ];
}

function judgeHeaders({ headers, cookies }: Reply): Finding[] {
  const type = headers.get('content-type') ?? '';
  const charset = /charset=["']?([\w-]+)/i.exec(type)?.[1]?.toLowerCase();
  const found: Finding[] = [];
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    found.push(
      warning(
        'header content-type',
        'application/json',
        type.split(';', 1)[0]!.trim() || 'nothing',
        'The site reads JSON under any type; browsers and proxies may not.',
      ),
    );
  }
  if (charset !== undefined && !/^utf-?8$/.test(charset)) found.push(error('header content-type', 'charset=utf-8', `charset=${charset}`));
  if (cookies.length > 0) {
    found.push(
      warning(
        'header set-cookie',
        'no cookie',
        `${cookies.length}`,
        'The session is the header X-API-TOKEN; the site passes no cookie on.',
      ),
    );
  }
  return found;
}

/** A response with 4xx that is an envelope is a rejection (contract §2.20); any other status outside 200–299 loses the call. */
function judgeStatus(status: number, isEnvelope: boolean): Finding[] {
  if (status >= 200 && status < 300) return [];
  if (status >= 300 && status < 400) return [error('', 'HTTP 200', `HTTP ${status}`, 'The site follows no redirect.')];
  if (status < 500 && isEnvelope)
    return [warning('', 'HTTP 200', `HTTP ${status}`, 'A rejection is an envelope under HTTP 200; the site reads it under 4xx too.')];
  return [error('', 'HTTP 200', `HTTP ${status}`)];
}

export interface JudgedHttp {
  findings: Finding[];
  /** The JSON, undefined when there is none. */
  body: unknown;
}

/** Judges everything below the envelope; `isEnvelope` recognises one, `good` is the time in ms without a finding. */
export function judgeHttp(outcome: Outcome, isEnvelope: (body: unknown) => boolean, good = SLOW_MS): JudgedHttp {
  if (isLost(outcome)) return { findings: [judgeLost(outcome)], body: undefined };
  const read = readJson(outcome.text);
  const status = judgeStatus(outcome.status, isEnvelope(read.body));
  const usable = status.every(({ level }) => level !== 'error');
  return {
    findings: [...status, ...(usable ? [...read.findings, ...judgeHeaders(outcome)] : []), ...judgeTime(outcome.ms, good)],
    body: usable ? read.body : undefined,
  };
}

function readJson(text: string | null): JudgedHttp {
  if (text === null) return { findings: [error('(body)', 'UTF-8 text', 'other bytes')], body: undefined };
  try {
    return { findings: [], body: JSON.parse(text) as unknown };
  } catch {
    return { findings: [error('(body)', 'JSON', textKindOf(text))], body: undefined };
  }
}
