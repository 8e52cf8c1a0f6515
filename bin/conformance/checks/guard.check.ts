import { CODE } from '@pavilion/contract/codes';
import { READS } from '../calls/reads';
import { isChosen } from '../facts';
import type { Check } from './check';
import { nameOf } from './check';

const UNKNOWN_TOKEN = 'conformance_unknown_token_0000';

/** Every call of members that reads is rejected with 10004 without a session, and with a token that the platform does not know. */
export const checkGuard: Check = async (facts, add) => {
  for (const [name, plan] of Object.entries(READS)) {
    const call = facts.calls.find((one) => one.name === name);
    if (call?.session !== 'member' || !isChosen(facts.options, name)) continue;
    const planned = plan(facts.known());
    if ('skip' in planned) continue;
    const request = 'request' in planned ? planned.request : planned.unknown;
    const result = await facts.reject(
      call,
      request,
      [CODE.auth],
      { token: null },
      'A member’s data would be open, or the site would show an error in place of the login.',
    );
    add({ call: `${nameOf(call)} without a session`, ms: result.ms, findings: result.findings });
  }
  const call = facts.call('memberInfo');
  const outcome = await facts.reject(
    call,
    { withLockMoney: 1 },
    [CODE.auth],
    { token: UNKNOWN_TOKEN },
    'The site ends a session on 10004.',
  );
  add({ call: `${nameOf(call)} with an unknown token`, ms: outcome.ms, findings: outcome.findings });
};
