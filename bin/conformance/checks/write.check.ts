import { randomUUID } from 'node:crypto';
import { CODE } from '@pavilion/contract/codes';
import type { Facts } from '../facts';
import { error, skipped } from '../report/finding';
import { listAt, valueAt } from '../json-path';
import { about, type Check, nameOf } from './check';
import { hasSession } from './member.check';

type Add = Parameters<Check>[1];

/** The visit's report, which a platform may store. */
async function reportTerminal(facts: Facts, add: Add): Promise<void> {
  const call = facts.call('webTerminal');
  const result = await facts.succeed(call, { terminal: 'h5', deviceType: 3, path: '/', referer: '' });
  add({ call: nameOf(call), ms: result.ms, findings: result.findings });
}

/** Follows a match that nobody sells and stops following it. */
async function follow(facts: Facts, add: Add): Promise<void> {
  const call = facts.call('followSave');
  const match = { venue: 'FBTY', matchId: '999999999' };
  const requests = [
    { add: [{ ...match, startTime: null }], remove: [] },
    { add: [], remove: [match] },
  ];
  for (const request of requests) {
    const result = await facts.succeed(call, request);
    add({ call: `${nameOf(call)} (${request.add.length > 0 ? 'add' : 'remove'})`, ms: result.ms, findings: result.findings });
  }
}

const orderIdOf = (data: unknown) => {
  const id = valueAt(data, 'orderId');
  return typeof id === 'string' ? id : null;
};

/** Twice an amount, exactly. */
function doubled(amount: unknown): string {
  const cents = String(BigInt(String(amount).replace('.', '')) * 2n).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** Makes a deposit order of the smallest amount twice under one key, and cancels it: nothing is paid. */
async function depositTwice(facts: Facts, add: Add): Promise<void> {
  const create = facts.call('depositCreate');
  const methods = listAt((await facts.read('depositMethods')).data, 'list');
  const method = methods.find((one) => valueAt(one, 'open') === true);
  const open = listAt((await facts.read('depositOpen')).data, 'list');
  if (method === undefined || open.length > 0) {
    add(about(nameOf(create), [skipped(open.length > 0 ? 'The member has an open deposit order.' : 'No deposit method is open.')]));
    return;
  }
  // A verified member pays in the own name, which the platform knows.
  const named = valueAt(method, 'needsPayerName') === true && typeof valueAt(method, 'verifiedPayer') !== 'string';
  const request = {
    method: valueAt(method, 'method'),
    amount: valueAt(method, 'min'),
    ...(named ? { payerName: '张三' } : {}),
  };
  const unkeyed = await facts.reject(
    create,
    request,
    [CODE.validation],
    {},
    'A call that moves money needs a key, or a repeat pays twice.',
  );
  add({ call: `${nameOf(create)} without Idempotency-Key`, ms: unkeyed.ms, findings: unkeyed.findings });
  const idempotencyKey = randomUUID();
  const first = await facts.succeed(create, request, { idempotencyKey });
  add({ call: nameOf(create), ms: first.ms, findings: first.findings });
  const orderId = orderIdOf(first.data);
  if (orderId === null) return;
  const again = await facts.succeed(create, request, { idempotencyKey });
  const other =
    orderIdOf(again.data) === orderId
      ? []
      : [error('data.orderId', 'the order of the first call', 'another', 'A lost response would pay twice.')];
  add({ call: `${nameOf(create)} repeated with the same key`, ms: again.ms, findings: [...again.findings, ...other] });
  const changed = await facts.reject(
    create,
    { ...request, amount: doubled(request.amount) },
    [],
    { idempotencyKey },
    'One key belongs to one content.',
  );
  add({ call: `${nameOf(create)} with the same key and another amount`, ms: changed.ms, findings: changed.findings });
  const listed = await facts.succeed(facts.call('depositOpen'), {});
  const times = listAt(listed.data, 'list').filter((one) => orderIdOf(one) === orderId).length;
  const once =
    listAt(listed.data, 'list').length === 1 && times === 1
      ? []
      : [error('data.list', 'the one order', `${listAt(listed.data, 'list').length} orders`)];
  add({ call: `${nameOf(facts.call('depositOpen'))} after the repeat`, ms: listed.ms, findings: [...listed.findings, ...once] });
  const cancel = facts.call('depositCancel');
  const cancelled = await facts.succeed(cancel, { orderId });
  add({ call: nameOf(cancel), ms: cancelled.ms, findings: cancelled.findings });
}

/** Commands on the smallest scale; everything is taken back. Runs with `--write` alone. */
export const checkWrite: Check = async (facts, add) => {
  await reportTerminal(facts, add);
  if (!(await hasSession(facts))) {
    add(about('commands of a member', [skipped('Needs a member: PLATFORM_USER and PLATFORM_PASSWORD, or PLATFORM_TOKEN.')]));
    return;
  }
  await follow(facts, add);
  await depositTwice(facts, add);
};
