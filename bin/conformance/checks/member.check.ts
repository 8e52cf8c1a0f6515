import { randomUUID } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import { CODE } from '@pavilion/contract/codes';
import { READS } from '../calls/reads';
import { type CallResult, type Facts, isChosen } from '../facts';
import { kindOf } from '../judge/kind';
import { error, type Finding, skipped } from '../report/finding';
import { valueAt } from '../json-path';
import { type Check, nameOf, once } from './check';

const TOKEN = /^[\x21-\x7e]{16,512}$/;
const NO_LOGIN = 'Needs a member: PLATFORM_USER and PLATFORM_PASSWORD, or PLATFORM_TOKEN.';
/** Second steps of a login, which a command cannot take. */
const STEPS: ReadonlySet<number> = new Set([
  CODE.captchaNeeded,
  CODE.captchaExpired,
  CODE.captchaExtreme,
  CODE.captchaWrong,
  CODE.ipUnusual,
  CODE.deviceUnusual,
  CODE.ipAndDeviceUnusual,
  CODE.longTime,
  CODE.loginRisk,
  CODE.deviceAuthNeeded,
]);

interface Session {
  result: CallResult | null;
  findings: readonly Finding[];
}

function judgeLogin({ code, data, findings }: CallResult): readonly Finding[] {
  if (code !== null && STEPS.has(code))
    return [skipped(`The login requires a second step (${code}): give PLATFORM_TOKEN of a session instead.`)];
  const token = valueAt(data, 'token');
  if (typeof token === 'string' && !TOKEN.test(token))
    return [...findings, error('data.token', '16 to 512 visible ASCII characters', 'other text', 'It becomes a header and a cookie.')];
  return findings;
}

/** Opens the member's session once, when the settings name one; `facts.token` is set by it. */
const getSession = once(async (facts): Promise<Session> => {
  const { user, password, token } = facts.options;
  if (token !== '') {
    facts.token = token;
    return { result: null, findings: [] };
  }
  if (user === '') return { result: null, findings: [skipped(NO_LOGIN)] };
  const result = await facts.succeed(facts.call('login'), { userName: user, password, fingerprint: '' }, { token: null });
  const findings = judgeLogin(result);
  const opened = valueAt(result.data, 'token');
  if (typeof opened === 'string' && TOKEN.test(opened)) facts.token = opened;
  return { result, findings };
});

/** True when there is a member's session. */
export async function hasSession(facts: Facts): Promise<boolean> {
  await getSession(facts);
  return facts.token !== null;
}

async function wrongPassword(facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  const call = facts.call('login');
  const result = await facts.reject(
    call,
    { userName: 'conformance0', password: 'Wrong-password-0' },
    [CODE.nameError, CODE.captchaNeeded, CODE.limit],
    { token: null },
  );
  add({ call: `${nameOf(call)} with an unknown name`, ms: result.ms, findings: result.findings });
}

const isAmount = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function judgeMoney(data: unknown): Finding[] {
  if (data === undefined) return [];
  const [balance, locked] = [valueAt(data, 'balance'), valueAt(data, 'lockMoney')];
  return [
    ...(isAmount(balance) ? [] : [error('data.balance', 'an amount', kindOf(balance), 'Nobody can bet or withdraw.')]),
    ...(isAmount(locked)
      ? []
      : [error('data.lockMoney', 'an amount, since withLockMoney is 1', kindOf(locked), 'The wallet cannot show the money of open bets.')]),
  ];
}

function judgeJwt(data: unknown): Finding[] {
  if (typeof data !== 'string') return [];
  try {
    const claims = JSON.parse(Buffer.from(data.split('.')[1] ?? '', 'base64url').toString('utf8')) as unknown;
    const expiry = valueAt(claims, 'exp');
    if (typeof expiry === 'number' && expiry * 1000 > Date.now()) return [];
    if (typeof expiry === 'number') return [error('data', 'a JWT that is valid now', 'an expired one', 'The chat rejects its login.')];
    return [error('data', 'a JWT with exp', 'one without', 'The site cannot tell when it expires.')];
  } catch {
    return [error('data', 'a JWT: header.claims.signature', 'other text', 'The chat’s login frame contains it.')];
  }
}

/** A token of the session on another device, which the platform must reject. */
async function checkElsewhere(facts: Facts, add: Parameters<Check>[1], call: Call): Promise<void> {
  const elsewhere = { uuid: randomUUID().toUpperCase() };
  const result = await facts.reject(call, {}, [CODE.auth], elsewhere, 'Whoever has a stolen token could write in the chat as the member.');
  add({ call: `${nameOf(call)} from another device`, ms: result.ms, findings: result.findings });
}

/** The member's session, and every call that a member reads. */
export const checkMember: Check = async (facts, add) => {
  const login = facts.call('login');
  await wrongPassword(facts, add);
  const { result, findings } = await getSession(facts);
  add({ call: nameOf(login), ms: result?.ms ?? null, findings });
  if (facts.token === null) return;
  for (const name of Object.keys(READS)) {
    const call = facts.calls.find((one) => one.name === name);
    if (call?.session !== 'member' || !isChosen(facts.options, name)) continue;
    const read = await facts.read(name);
    const more = name === 'memberInfo' ? judgeMoney(read.data) : name === 'memberJwt' ? judgeJwt(read.data) : [];
    add({ call: nameOf(call), ms: read.ms, findings: [...read.findings, ...more] });
    if (name === 'memberJwt' && read.data !== undefined) await checkElsewhere(facts, add, call);
  }
};

/** Ends the session that this command opened; its token is rejected afterwards. */
export const closeSession: Check = async (facts, add) => {
  if (facts.token === null || facts.options.token !== '') return;
  const logout = facts.call('logout');
  const result = await facts.succeed(logout, {});
  add({ call: nameOf(logout), ms: result.ms, findings: result.findings });
  const info = facts.call('memberInfo');
  const after = await facts.reject(
    info,
    { withLockMoney: 1 },
    [CODE.auth, CODE.loggedInElsewhere],
    {},
    'An ended session must not stay valid.',
  );
  add({ call: `${nameOf(info)} after the logout`, ms: after.ms, findings: after.findings });
  facts.token = null;
};
