import { CODE } from '@pavilion/contract/codes';
import { SIGNATURE_FUTURE_S, SIGNATURE_LIFE_S } from '@pavilion/contract/signature';
import type { Facts } from '../facts';
import { type Finding, skipped } from '../report/finding';
import type { SendOptions } from '../wire/platform';
import { about, type Check, nameOf } from './check';

const HOUR_S = 3600;
const WHY = 'Anyone may then call the platform without the site’s key.';

async function rejected(facts: Facts, what: string, options: SendOptions, add: Parameters<Check>[1]): Promise<void> {
  const call = facts.call('preInfo');
  const result = await facts.reject(call, { platformType: 6 }, [CODE.apiAuth], options, WHY);
  add({ call: `${nameOf(call)} with ${what}`, ms: result.ms, findings: result.findings });
}

/** The signature with another mac: its first character is changed, as two bits of the last one have no meaning. */
const changed = (signature: string) => signature.replace(/[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A'));

/** The platform accepts the site's signature and rejects every other one (contract §2.6). */
export const checkSignature: Check = async (facts, add) => {
  const preInfo = facts.call('preInfo');
  const { code } = await facts.read('preInfo');
  if (facts.options.signKey === '') {
    add(about('signature', [skipped('NEXT_PUBLIC_SIGN_KEY is empty: the platform is assumed to run without a key.')]));
  } else if (code === CODE.apiAuth) {
    const why: Finding = {
      level: 'error',
      at: 'X-API-SIGN',
      expected: 'the signature of NEXT_PUBLIC_SIGN_KEY to be accepted',
      found: '10108 (apiAuth)',
      note: 'Compare the keys and the clocks.',
    };
    add(about('signature', [why]));
    return;
  } else {
    const signature = await facts.platform.sign(preInfo);
    await rejected(facts, 'a changed signature', { signature: changed(signature) }, add);
    await rejected(
      facts,
      'the signature of another key',
      { signature: await facts.platform.sign(preInfo, 0, `${facts.options.signKey}-other`) },
      add,
    );
    await rejected(facts, 'a signature of two days ago', { signature: await facts.platform.sign(preInfo, 2 * SIGNATURE_LIFE_S) }, add);
    await rejected(
      facts,
      'a signature of the future',
      { signature: await facts.platform.sign(preInfo, -(SIGNATURE_FUTURE_S + HOUR_S)) },
      add,
    );
    await rejected(facts, 'the signature of another area', { signature: await facts.platform.sign(facts.call('gameList')) }, add);
    await rejected(facts, 'no signature', { signature: '' }, add);
    await rejectedInAreas(facts, add);
  }
  await withoutUuid(facts, add);
};

/** Calls of visitors, one per area: each area of a platform may have a gateway of its own. */
const OF_AREAS = ['promotionList', 'gameList', 'chatHistory', 'matchTimeline'] as const;

async function rejectedInAreas(facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  for (const name of OF_AREAS) {
    const call = facts.call(name);
    const request = { roomId: '1', pageSize: 20, beforeId: '', venue: 'FBTY', matchId: '1' };
    const signature = changed(await facts.platform.sign(call));
    const result = await facts.reject(call, request, [CODE.apiAuth], { signature }, WHY);
    add({ call: `${nameOf(call)} with a changed signature`, ms: result.ms, findings: result.findings });
  }
}

/** A call that depends on the device requests its number (22007), so that the site makes one. */
async function withoutUuid(facts: Facts, add: Parameters<Check>[1]): Promise<void> {
  const call = facts.call('captcha');
  const result = await facts.reject(call, {}, [CODE.uuidMissing], { uuid: '' }, 'The site makes a new device number only on 22007.');
  add({ call: `${nameOf(call)} without X-API-UUID`, ms: result.ms, findings: result.findings });
}
